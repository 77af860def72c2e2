import { ProblemError } from '@/lib/contracts/problem/problem';
import { secondsUntilRetry } from '@/lib/domain/retry-rule';

/** Seconds a person waits for the next attempt; beyond, the problem is shown and the person retries. */
const longestWait = 30;

/** Whether the browser retries a failed read automatically: by the rule of the problem, for as long as a person would wait. */
export function mayRetry(failures: number, error: unknown): boolean {
  const seconds = error instanceof ProblemError ? secondsUntilRetry(failures, error.problem) : null;
  return seconds !== null && seconds <= longestWait;
}

/** Milliseconds until the next attempt. */
export function retryDelay(failures: number, error: unknown): number {
  return error instanceof ProblemError ? 1000 * (secondsUntilRetry(failures, error.problem) ?? 0) : 0;
}
