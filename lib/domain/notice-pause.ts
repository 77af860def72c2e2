import type { DeadlineBand } from '@/lib/contracts/office/deadline-bands';
import { deadlineBand, nextLimit } from './deadline';

const longest = 24 * 3_600_000;

/** A person's own rest from the notices of one case: until a moment, and only while the deadline stays in the band it was in. */
export interface NoticePause {
  readonly until: string;
  readonly band: DeadlineBand;
}

interface Paused {
  readonly expiresAt: string | null;
  readonly pause: NoticePause | null;
}

/** The latest a pause may last, in milliseconds: to the next limit of the deadline, and a day where there is none to come. */
export function latestPause(expiresAt: string | null, now: number): number {
  return nextLimit(expiresAt, now) ?? now + longest;
}

/** Whether notices rest. A deadline that moved into another band speaks, whatever was chosen before. */
export function isPaused({ expiresAt, pause }: Paused, now: number): boolean {
  return pause !== null && now < Date.parse(pause.until) && deadlineBand(expiresAt, now) === pause.band;
}
