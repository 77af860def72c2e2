import type { DeadlineBand } from '@/lib/contracts/office/infractions/deadline-bands';
import { deadlineBand, nextLimit } from './infraction/deadline';

const maxPauseMs = 24 * 3_600_000;

/** A person's snoozed notices of one case: until an instant, and only while the deadline stays in its band. */
export interface NoticePause {
  readonly until: string;
  readonly band: DeadlineBand;
}

interface PausedCase {
  readonly expiresAt: string | null;
  readonly pause: NoticePause | null;
}

/** The latest end of a pause, in milliseconds: the next limit of the deadline, or a day where there is none. */
export function latestPause(expiresAt: string | null, now: number): number {
  return nextLimit(expiresAt, now) ?? now + maxPauseMs;
}

/** Whether notices are snoozed. A deadline that moved into another band ends the pause. */
export function isPaused({ expiresAt, pause }: PausedCase, now: number): boolean {
  return pause !== null && now < Date.parse(pause.until) && deadlineBand(expiresAt, now) === pause.band;
}
