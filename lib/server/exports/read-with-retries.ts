import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { ProblemError } from '@/lib/contracts/problem/problem';
import type { ReadAs } from './dispatch';
import type { ExportedList, ExportedRow } from './exported-list';

const mostTries = 4;
const longestWaitSeconds = 60;

/** Fetches one page through the gateway as this person; retries where the service says so, then throws. */
export async function readWithRetries(
  list: ExportedList,
  query: Readonly<Record<string, unknown>>,
  read: ReadAs,
): Promise<{ rows: ExportedRow[]; hasNext: boolean }> {
  for (let failures = 0; ; failures += 1) {
    try {
      const page = await read(list.endpoint.name, query);
      return { rows: list.rows(page), hasNext: page.hasNext };
    } catch (error) {
      const seconds = failures + 1 < mostTries ? secondsUntilNext(error, failures) : null;
      if (seconds === null) throw error;
      await wait(seconds * 1000);
    }
  }
}

/** Seconds until the next attempt: what the service asked for, else 1, 2, 4; null where a retry is useless. */
function secondsUntilNext(error: unknown, failures: number): number | null {
  if (!(error instanceof ProblemError)) return null;
  const { statusCode, retryAfterSeconds } = error.problem;
  const passes = statusCode === 429 || statusCode === 424 || statusCode >= 500;
  return passes ? Math.min(retryAfterSeconds ?? 2 ** failures, longestWaitSeconds) : null;
}
