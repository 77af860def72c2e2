import type { DeadlineBand } from '@/lib/contracts/office/deadline-bands';

const hour = 3_600_000;

export type NearBand = Exclude<DeadlineBand, 'over48'>;

/** The band of a deadline at an instant in milliseconds. A date that cannot be read is none. */
export function deadlineBand(expiresAt: string | null, now: number): DeadlineBand {
  const left = expiresAt === null ? Number.NaN : Date.parse(expiresAt) - now;
  if (Number.isNaN(left)) return 'none';
  if (left <= 0) return 'late';
  if (left < 6 * hour) return 'under6';
  if (left < 24 * hour) return 'under24';
  return left < 48 * hour ? 'under48' : 'over48';
}

/** Whether somebody ought to be told: everything but a deadline that is more than two days away. */
export function isNear(band: DeadlineBand): band is NearBand {
  return band !== 'over48';
}

const limits = [48, 24, 6, 0].map((hours) => hours * hour);

/** When a deadline will next come nearer than a limit, in milliseconds: 48, 24 or 6 hours, or its end. Null when no limit is left. */
export function nextLimit(expiresAt: string | null, now: number): number | null {
  const end = expiresAt === null ? Number.NaN : Date.parse(expiresAt);
  return limits.map((ahead) => end - ahead).find((at) => at > now) ?? null;
}
