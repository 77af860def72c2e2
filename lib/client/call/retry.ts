import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError } from '@/lib/contracts/problem/problem';

/** Seconds. */
const longestWait = 30;

/** An unreadable answer, and a card connection that needs a change of settings: waiting changes neither. */
const lasting: ReadonlySet<string> = new Set([
  ownCodes.unreadableAnswer,
  ownCodes.cardNotSetUp,
  ownCodes.certificateExpired,
  ownCodes.certificateUnusable,
  ownCodes.certificateRefused,
  ownCodes.serviceNotTrusted,
  ownCodes.cardCredentialsRefused,
]);

/** interface: HTTP status handling. At most four attempts in all. */
export const mostTries = 4;

/**
 * The only place that decides retries of reads: 429, 424, 5xx and a lost connection, never another 4xx. For `lasting` problems, or delays
 * beyond `longestWait`, the problem is shown and the person retries.
 */
export function mayRetry(failures: number, error: unknown): boolean {
  if (failures >= mostTries - 1 || !(error instanceof ProblemError)) return false;
  const { statusCode, errorCode, retryAfterSeconds } = error.problem;
  if (lasting.has(errorCode ?? '') || (retryAfterSeconds ?? 0) > longestWait) return false;
  return statusCode === 0 || statusCode === 429 || statusCode === 424 || statusCode >= 500;
}

/** Milliseconds until the next attempt: what the service asked for, else 1, 2, 4 s. `failures` counts from 0. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ProblemError ? error.problem.retryAfterSeconds : null;
  return 1000 * (asked ?? 2 ** failures);
}
