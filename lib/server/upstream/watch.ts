import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { type Problem, ProblemError } from '@/lib/contracts/problem/problem';
import { type ServiceArea, serviceArea, serviceAreas } from '@/lib/contracts/service-areas';
import { createServiceClock, type ServiceClock } from './service-clock';
import type { Upstream } from './upstream';

interface AreaCount {
  readonly area: ServiceArea;
  readonly calls: number;
  readonly failed: number;
  readonly slow: number;
  /** Whether the last two calls were slow, however many were quick before. */
  readonly isSlowNow: boolean;
}

/** What this process recently observed of the service: counts by area, in memory only. */
export interface ServiceWatch {
  counts(): readonly AreaCount[];
  /** When a change was last refused because the account is blocked for changes (SVA204); null once one succeeded. */
  blockedAt(): Date | null;
  /** Seconds by which the service's clock is ahead of ours; 0 while they agree. */
  clockAheadSeconds(): number;
}

export const watchedMinutes = 10;
const slowMs = 3_000;
/** Calls stored per area: enough to judge its status, bounded on a busy server. */
const maxCallsPerArea = 200;

interface ObservedCall {
  readonly at: number;
  readonly failed: boolean;
  readonly slow: boolean;
}

/** Passes calls on and records how they went. A refusal is an answer: only errors of the service itself count as failures. */
export function watchUpstream(
  upstream: Upstream,
  now: () => Date,
  clock: ServiceClock = createServiceClock(),
): { upstream: Upstream; watch: ServiceWatch } {
  const seen = new Map<ServiceArea, ObservedCall[]>();
  let blockedAt: Date | null = null;

  const note = (area: ServiceArea, began: number, failed: boolean) => {
    const at = now().getTime();
    seen.set(area, [...(seen.get(area) ?? []), { at, failed, slow: !failed && at - began >= slowMs }].slice(-maxCallsPerArea));
  };

  return {
    async upstream(request) {
      const area = request.area ?? serviceArea(request.endpoint.permission);
      const began = now().getTime();
      try {
        const answer = await upstream(request);
        note(area, began, false);
        if (request.endpoint.errors.includes('SVA204')) blockedAt = null;
        return answer;
      } catch (error) {
        if (error instanceof ProblemError && error.problem.errorCode === 'SVA204') blockedAt = now();
        // An aborted call says nothing about the service.
        if (!request.signal?.aborted) note(area, began, error instanceof ProblemError && isServiceFailure(error.problem));
        throw error;
      }
    },
    watch: {
      blockedAt: () => blockedAt,
      clockAheadSeconds: clock.aheadSeconds,
      counts() {
        const since = now().getTime() - watchedMinutes * 60_000;
        return serviceAreas.map((area) => {
          const lately = (seen.get(area) ?? []).filter(({ at }) => at >= since);
          const count = (which: 'failed' | 'slow') => lately.filter((one) => one[which]).length;
          const isSlowNow = lately.length >= 2 && lately.slice(-2).every(({ slow }) => slow);
          return { area, calls: lately.length, failed: count('failed'), slow: count('slow'), isSlowNow };
        });
      },
    },
  };
}

/** Missing or expired settings of ours are no outage of the service. */
const configurationProblems: ReadonlySet<string> = new Set([
  ownCodes.cardNotSetUp,
  ownCodes.certificateExpired,
  ownCodes.certificateUnusable,
  'SVA100',
]);

/** Whether a failure is the service's: no answer, an unreadable one, or a bank or the service itself failing. */
export function isServiceFailure({ statusCode, errorCode }: Problem): boolean {
  return (statusCode === 424 || statusCode >= 500) && !configurationProblems.has(errorCode ?? '');
}
