import 'server-only';
import { deadlineBand, isNear, type NearBand } from '@/lib/domain/infraction/deadline';
import { owesDefense } from '@/lib/domain/infraction/infraction-status';
import type { Infraction } from '@/lib/server/infractions/read-whole-queue';

/** A case past a limit, with its deadline or `none`: another deadline has limits of its own. */
export interface NearCase {
  readonly infraction: Infraction;
  readonly band: NearBand;
  readonly deadline: string;
}

/** The open cases near their deadline, each with the newest limit it has passed. */
export function nearCases(infractions: readonly Infraction[], now: Date): NearCase[] {
  const near = infractions.flatMap((infraction) => {
    const band = deadlineBand(infraction.expiresAt, now.getTime());
    if (!owesDefense(infraction) || !isNear(band)) return [];
    return [{ infraction, band, deadline: band === 'none' ? 'none' : new Date(infraction.expiresAt ?? '').toISOString() }];
  });
  // Sorted, so that two processes lock the same rows in the same order.
  return near.toSorted((a, b) => a.infraction.id.localeCompare(b.infraction.id));
}
