import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { secondsUntilRetry } from '@/lib/domain/retry-rule';
import type { ReadAs } from '@/lib/server/exports/dispatch';
import type { ExportedList, ExportedRow } from '@/lib/server/exports/exported-list';

const longestWaitSeconds = 60;

/** Fetches one page through the gateway as this person; retries where the service says so, then throws. */
export async function readWithRetries(
  list: ExportedList,
  query: Readonly<Record<string, unknown>>,
  read: ReadAs,
): Promise<{ rows: ExportedRow[]; hasNext: boolean }> {
  for (let failures = 0; ; failures += 1) {
    try {
      const page = await read(list.endpoint.name, list.asked(query));
      return { rows: list.rows(page, query), hasNext: page.hasNext };
    } catch (error) {
      const seconds = error instanceof ProblemError ? secondsUntilRetry(failures, error.problem) : null;
      if (seconds === null) throw error;
      await wait(Math.min(seconds, longestWaitSeconds) * 1000);
    }
  }
}
