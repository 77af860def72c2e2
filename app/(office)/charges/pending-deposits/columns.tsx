'use client';

import { ShortId } from '@/components/data-table/short-id';
import type { Cells } from '@/components/list-page/use-columns';
import { Money } from '@/components/transaction/money';
import type { RecordOf } from '@/lib/contracts/shapes';
import { formatDocument } from '@/lib/format/identifier/document';
import type { pendingDepositList } from '@/lib/lists/pix/pending-deposits';
import { PendingDepositBadge } from './pending-deposit-badge';

type PendingDeposit = RecordOf<'pendingDeposits.list'>['items'][number];

export const cells: Cells<PendingDeposit, keyof typeof pendingDepositList.columns> = {
  payerName: (row) => row.payerName && <span className="truncate">{row.payerName}</span>,
  payerDocument: (row) => row.payerDocument && <span className="numbers">{formatDocument(row.payerDocument)}</span>,
  endToEndId: (row) => row.endToEndId && <ShortId value={row.endToEndId} what="E2E" />,
  transactionId: (row) => row.transactionId && <ShortId value={row.transactionId} what="ID" />,
  status: (row) => <PendingDepositBadge status={row.status} />,
  amount: (row) => <Money value={row.amount} sign="+" />,
};
