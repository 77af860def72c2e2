'use client';

import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { transactionCells } from '@/components/transaction-list/transaction-cells';
import { TransactionsOfType } from '@/components/transaction-list/transactions-of-type';
import { useTypeFilters } from '@/components/transaction-list/use-type-filters';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTime } from '@/lib/format/date-text';
import { withdrawalList } from '@/lib/lists/pix/withdrawals';
import { ListActions } from './list-actions';

export function WithdrawalList({ mayCreate }: { mayCreate: boolean }) {
  const settings = useDisplaySettings();
  const state = useList(withdrawalList);
  return (
    <TransactionsOfType
      name="withdrawals"
      state={state}
      filters={useTypeFilters(state)}
      columns={useColumns(withdrawalList, transactionCells)}
      actions={<ListActions mayCreate={mayCreate} />}
      create={mayCreate ? '/withdrawals/new' : null}
      cardMeta={(row) => formatDateTime(row.createdAt, settings)}
    />
  );
}
