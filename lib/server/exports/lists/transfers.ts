import 'server-only';
import { transactionKind } from '@/lib/contracts/transaction-kind';
import { comesIn } from '@/lib/contracts/transaction-party';
import { exportedList } from '@/lib/server/exports/exported-list';
import { signedAmountOf, transactionColumns, transactionPeriod } from './transaction-columns';

const place = 'transfers.columns';

/** The service's list has no filter for them: the walk goes over all and keeps these. */
export const transfersExport = exportedList('transfers', {
  title: ['transfers', 'title'],
  period: transactionPeriod,
  keeps: (row) => transactionKind(row) === 'INTERNAL_TRANSFER',
  sum: signedAmountOf,
  columns: {
    ...transactionColumns('transfers'),
    type: { header: [place, 'way'], kind: 'word', words: place, of: (row) => (comesIn(row) ? 'received' : 'sent') },
    receiverAccountNumber: {
      header: [place, 'account'],
      kind: 'text',
      of: (row) => row[comesIn(row) ? 'payerAccountNumber' : 'receiverAccountNumber'],
    },
  },
});
