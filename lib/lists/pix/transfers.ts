import { listPlace } from '@/lib/contracts/pages/list-place';
import { transfers } from '@/lib/contracts/pix/payouts/transfers';
import { paging } from '@/lib/contracts/query/query-field';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { isIncoming } from '@/lib/domain/transaction-party';
import { defineList } from '@/lib/lists/definition/list';
import { anyPeriodFields, periodInstants, withoutPeriod } from '@/lib/lists/definition/period-view';
import { transactionSearch } from '@/lib/lists/payment/transaction-search';
import { transactionColumns, transactionFile } from './transaction-columns';

const { name, clientReference, virtualAccount, amount } = transfers.list.query;
const columns = transactionColumns;

/** The transfers of a period, sent and received, as our server selects them from the service's list. */
export const transferList = defineList({
  ...listPlace('transfers'),
  endpoint: transfers.list,
  fields: { ...paging, name, clientReference, virtualAccount, amount, ...anyPeriodFields },
  input: (view, moment) => {
    const { page: _page, limit: _limit, ...query } = withoutPeriod(view);
    return { query: { ...query, ...periodInstants(view, moment) } };
  },
  search: {
    fields: {
      name: ['name'],
      amount: ['amount'],
      reference: ['clientReference'],
      virtualAccount: ['virtualAccount'],
      day: ['from', 'to'],
    },
    namesOf: transactionSearch.namesOf,
    record: 'transactionId',
  },
  columns: {
    createdAt: columns.createdAt,
    type: { kind: 'word', words: 'transfers.columns', of: (row) => (isIncoming(row) ? 'received' : 'sent'), width: 'w-[120px]' },
    party: columns.party,
    clientReference: columns.clientReference,
    receiverAccountNumber: {
      kind: 'text',
      of: (row) => row[isIncoming(row) ? 'payerAccountNumber' : 'receiverAccountNumber'],
      width: 'w-[110px]',
    },
    status: columns.status,
    amount: columns.amount,
  },
  /** The service's list has no filter for transfers: the export reads all of it and selects them. */
  file: {
    ...transactionFile,
    query: { status: ['COMPLETED'] },
    includes: (row) => transactionKind(row) === 'INTERNAL_TRANSFER',
  },
});
