import { transfers } from '@/lib/contracts/pix/payouts/transfers';
import { paging } from '@/lib/contracts/query/query-field';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { isIncoming } from '@/lib/domain/transaction-party';
import { defineList } from './definition/list';
import { periodFields, periodInstants } from './definition/period-view';
import { transactionColumns, transactionFile } from './transaction-columns';

const { createdAt, party, clientReference, status, amount } = transactionColumns;

/** The transfers of a period, sent and received, as our server selects them from the service's list. */
export const transferList = defineList({
  name: 'transfers',
  path: '/transfers',
  endpoint: transfers.list,
  fields: { ...paging, ...periodFields },
  input: (view, moment) => ({ query: periodInstants(view, moment) }),
  columns: {
    createdAt,
    type: { kind: 'word', words: 'transfers.columns', of: (row) => (isIncoming(row) ? 'received' : 'sent'), width: 'w-[120px]' },
    party,
    clientReference,
    receiverAccountNumber: {
      kind: 'text',
      of: (row) => row[isIncoming(row) ? 'payerAccountNumber' : 'receiverAccountNumber'],
      width: 'w-[110px]',
    },
    status,
    amount,
  },
  /** The service's list has no filter for transfers: the export reads all of it and selects them. */
  file: {
    ...transactionFile,
    query: { status: ['COMPLETED'] },
    keeps: (row) => transactionKind(row) === 'INTERNAL_TRANSFER',
  },
});
