import { useMemo } from 'react';
import type { Line } from '@/app/(office)/statements/statement-line';
import { useEndpointQuery } from '@/lib/client/query/use-read';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import { partyName } from '@/lib/domain/transaction-party';
import { searchedPageSize } from '@/lib/lists/definition/search/name-search';

const none: readonly Line[] = [];

/** How long before its line a transaction may have begun: a charge waits up to two days for its payment. */
const earlierMs = 2 * 86_400_000;

/**
 * The names of the other side by transaction, from one reading: the newest transactions of the time the lines are of. A line whose
 * transaction is not among them has no name.
 */
export function useLineNames(lines: readonly Line[] = none, enabled: boolean): ReadonlyMap<string, string> {
  const times = lines.filter(({ transactionId }) => transactionId !== null).map(({ createdAt }) => Date.parse(createdAt));
  const query = {
    dateFrom: instant(times.reduce((oldest, time) => Math.min(oldest, time), times[0] ?? 0) - earlierMs),
    dateTo: instant(times.reduce((newest, time) => Math.max(newest, time), 0)),
    status: ['COMPLETED', 'PENDING', 'WAITING_FOR_REFUND', 'REFUNDED', 'ERROR'] as const,
    page: 1,
    limit: searchedPageSize,
  };
  const { data } = useEndpointQuery(transactions.list, { query }, { enabled: enabled && times.length > 0, keepPrevious: true });
  return useMemo(
    () =>
      new Map(
        data?.items.flatMap((transaction) => {
          const name = partyName(transaction);
          return name === null ? [] : [[transaction.id, name] as const];
        }),
      ),
    [data],
  );
}

function instant(time: number): string {
  return new Date(Math.max(time, 0)).toISOString();
}
