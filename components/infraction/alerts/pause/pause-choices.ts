import { deadlineBand, isNear, type NearBand, nextLimit } from '@/lib/domain/infraction/deadline';
import { latestPause } from '@/lib/domain/notice-pause';

const hour = 3_600_000;
const offered = [1, 3, 8];

/** A moment that notices may rest until: some hours from now, or when the deadline enters its next band. */
export type PauseChoice = { readonly until: string } & ({ readonly hours: number } | { readonly band: NearBand });

/** The snooze times that can be chosen at an instant, the soonest first; the last one is the latest allowed. */
export function pauseChoices(expiresAt: string | null, now: number): PauseChoice[] {
  const latest = latestPause(expiresAt, now);
  const until = (at: number) => new Date(at).toISOString();
  const sooner = offered.filter((hours) => now + hours * hour < latest).map((hours) => ({ until: until(now + hours * hour), hours }));
  const next = nextLimit(expiresAt, now) === null ? null : deadlineBand(expiresAt, latest + 1);
  return [...sooner, next && isNear(next) ? { until: until(latest), band: next } : { until: until(latest), hours: (latest - now) / hour }];
}
