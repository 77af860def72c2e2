import { ProblemError } from '@/lib/contracts/problem';

/** Seconds. */
const longestWait = 30;

/** interface: HTTP status handling. At most four tries in all. */
export const mostTries = 4;

/**
 * The one place where reads are tried again: 429, 424 and 5xx, and a lost connection, never another 4xx.
 * An answer that cannot be read (SVB502) will not read better the second time, and nobody looks at a skeleton for
 * longer than `longestWait`: then the problem is shown, and the person tries again.
 */
export function mayRetry(failures: number, error: unknown): boolean {
  if (failures >= mostTries - 1 || !(error instanceof ProblemError)) return false;
  const { statusCode, errorCode, retryAfterSeconds } = error.problem;
  if (errorCode === 'SVB502' || (retryAfterSeconds ?? 0) > longestWait) return false;
  return statusCode === 0 || statusCode === 429 || statusCode === 424 || statusCode >= 500;
}

/** Milliseconds until the next try: what the service asked for, else 1, 2, 4 s. `failures` counts from 0. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ProblemError ? error.problem.retryAfterSeconds : null;
  return 1000 * (asked ?? 2 ** failures);
}
