import type { DeadlineBand } from '@/lib/contracts/office/infractions/deadline-bands';

const hour = 3_600_000;

export type NearBand = Exclude<DeadlineBand, 'over48'>;

/** The band of a deadline at an instant in milliseconds. An invalid date counts as none. */
export function deadlineBand(expiresAt: string | null, now: number): DeadlineBand {
  const left = expiresAt === null ? Number.NaN : Date.parse(expiresAt) - now;
  if (Number.isNaN(left)) return 'none';
  if (left <= 0) return 'late';
  if (left < 6 * hour) return 'under6';
  if (left < 24 * hour) return 'under24';
  return left < 48 * hour ? 'under48' : 'over48';
}

/** Whether people should be notified: every deadline that is less than two days away, or unknown. */
export function isNear(band: DeadlineBand): band is NearBand {
  return band !== 'over48';
}

const limits = [48, 24, 6, 0].map((hours) => hours * hour);

/** When a deadline passes its next limit, in milliseconds: 48, 24 or 6 hours before, or its end. Null when none is left. */
export function nextLimit(expiresAt: string | null, now: number): number | null {
  const end = expiresAt === null ? Number.NaN : Date.parse(expiresAt);
  return limits.map((ahead) => end - ahead).find((at) => at > now) ?? null;
}
