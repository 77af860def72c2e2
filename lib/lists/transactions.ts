import { transactions } from '@/lib/contracts/pix/transactions';
import type { QueryOf } from '@/lib/contracts/query/query-field';
import { periods } from '@/lib/format/time/period';
import { defineList, paged } from './definition/list';
import { anyPeriodFields, periodInstants } from './definition/period-view';
import { transactionColumns, transactionFile } from './transaction-columns';

const { dateFrom: _from, dateTo: _to, ...filters } = transactions.list.query;
const { createdAt, type, party, document, bank, paidAt, clientReference, virtualAccount, status, amount } = transactionColumns;
const { refundState, refunded, refunding, serviceFeeCharged, net } = transactionColumns;

/** Every transaction of the account, always for whole business days. */
export const transactionList = defineList({
  name: 'transactions',
  path: '/transactions',
  endpoint: transactions.list,
  fields: {
    ...filters,
    ...anyPeriodFields,
    /** The previous period, which a search for an id replaced. */
    aside: { kind: 'one', values: [...periods, 'custom'] },
  },
  input: (view, moment) => {
    const { period: _period, from: _first, to: _last, aside: _aside, ...query } = paged(view);
    return { query: { ...query, ...periodInstants(view, moment) } };
  },
  columns: {
    createdAt,
    type,
    party,
    document,
    bank,
    paidAt,
    clientReference: { ...clientReference, width: 'w-[107px]' },
    virtualAccount: { ...virtualAccount, width: 'w-[110px]' },
    endToEndId: { kind: 'text', of: (row) => row.endToEndId, width: 'w-[110px]', optional: true },
    status,
    refundState,
    refunded,
    refunding,
    serviceFeeCharged,
    net,
    amount,
  },
  file: transactionFile,
});

export type TransactionView = QueryOf<typeof transactionList.fields>;
