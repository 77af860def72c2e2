import 'server-only';
import type { AreaCount } from './service-observations';

/** With fewer calls, a failure may be chance. */
const minCalls = 2;

export interface DegradedArea extends Omit<AreaCount, 'isSlowNow'> {
  readonly state: 'failing' | 'slow';
}

/** The areas of the service with a problem: most of their recent calls failed or were slow. */
export function degradedAreas(counts: readonly AreaCount[]): DegradedArea[] {
  return counts.flatMap(({ area, calls, failed, slow, isSlowNow }): DegradedArea[] => {
    if (failed >= minCalls && failed * 2 >= calls) return [{ area, state: 'failing', calls, failed, slow }];
    return isSlowNow || (slow >= minCalls && slow * 2 >= calls) ? [{ area, state: 'slow', calls, failed, slow }] : [];
  });
}
