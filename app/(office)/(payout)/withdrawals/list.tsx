'use client';

import { transactionCells } from '@/components/transaction-list/transaction-cells';
import { TransactionsOfType } from '@/components/transaction-list/transactions-of-type';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { formatDateTime } from '@/lib/format/date-text';
import { withdrawalList } from '@/lib/lists/withdrawals';
import { ListActions } from './list-actions';

/** A transfer sent leads to its own page. */
export function WithdrawalList({ mayCreate }: { mayCreate: boolean }) {
  const settings = useDisplaySettings();
  return (
    <TransactionsOfType
      list={withdrawalList}
      cells={transactionCells}
      actions={<ListActions mayCreate={mayCreate} />}
      create={mayCreate ? '/withdrawals/new' : null}
      rowHref={(row) => `/${transactionKind(row) === 'INTERNAL_TRANSFER' ? 'transfers' : 'withdrawals'}/${row.id}`}
      cardMeta={(row) => formatDateTime(row.createdAt, settings)}
    />
  );
}
