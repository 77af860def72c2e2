'use client';

import { transactionCells } from '@/components/transaction-list/transaction-cells';
import { TransactionsOfType } from '@/components/transaction-list/transactions-of-type';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTime } from '@/lib/format/date-text';
import { withdrawalList } from '@/lib/lists/withdrawals';
import { ListActions } from './list-actions';

export function WithdrawalList({ mayCreate }: { mayCreate: boolean }) {
  const settings = useDisplaySettings();
  return (
    <TransactionsOfType
      list={withdrawalList}
      cells={transactionCells}
      actions={<ListActions mayCreate={mayCreate} />}
      create={mayCreate ? '/withdrawals/new' : null}
      cardMeta={(row) => formatDateTime(row.createdAt, settings)}
    />
  );
}
