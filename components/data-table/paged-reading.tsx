import type { UseQueryResult } from '@tanstack/react-query';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import type { ProblemError } from '@/lib/contracts/problem';
import type { PagerProps } from './pager';

type Reading<Data> = UseQueryResult<Data, ProblemError>;
type Place = { page?: number; limit?: number };

/** What a `ListView` shows of its read: how it stands, what went wrong, and whether the rows still answer the question before. */
export function listReading(reading: Reading<unknown>) {
  const status: UseQueryResult['status'] = readProblemOf(reading) ? 'error' : reading.status;
  return { status, problem: <QueryProblem reading={reading} />, stale: reading.isPlaceholderData };
}

/** The same of a read whose page and size stand in the address, with its rows and its pager. */
export function pagedReading<Row>(
  reading: Reading<{ readonly items: readonly Row[]; readonly hasNext: boolean }>,
  { page = 1, limit = 20 }: Place,
  change: (place: Place) => void,
) {
  const pager: PagerProps = {
    page,
    size: limit,
    hasNext: reading.data?.hasNext === true,
    onPage: (next) => change({ page: next }),
    onSize: (size) => change({ limit: size }),
  };
  return { ...listReading(reading), rows: reading.data?.items, pager };
}
