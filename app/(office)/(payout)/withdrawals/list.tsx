'use client';

import { TypeList } from '@/app/(office)/type-list';
import { useReader } from '@/lib/client/use-reader';
import { transactionKind } from '@/lib/contracts/transaction-kind';
import { formatDateTime } from '@/lib/format/date-text';
import { useWithdrawalColumns } from './columns';
import { ListActs } from './list-acts';

/** Money out, as the service lists it: a transfer sent is a withdrawal to it, and leads to its own page. */
export function WithdrawalList({ mayCreate }: { mayCreate: boolean }) {
  const reader = useReader();
  return (
    <TypeList
      list="withdrawals"
      type="WITHDRAW"
      columns={useWithdrawalColumns()}
      acts={<ListActs mayCreate={mayCreate} />}
      rowHref={(row) => `/${transactionKind(row) === 'INTERNAL_TRANSFER' ? 'transfers' : 'withdrawals'}/${row.id}`}
      cardMeta={(row) => formatDateTime(row.createdAt, reader)}
    />
  );
}
