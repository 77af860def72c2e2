import { listPlace } from '@/lib/contracts/pages/list-place';
import { transactions } from '@/lib/contracts/pix/payments/transactions';
import type { QueryOf } from '@/lib/contracts/query/query-field';
import { defineList, paged } from '@/lib/lists/definition/list';
import { anyPeriodFields, periodInstants, withoutPeriod } from '@/lib/lists/definition/period-view';
import { refundFields, refundFilter } from '@/lib/lists/payment/refund-filter';
import { transactionSearch } from '@/lib/lists/payment/transaction-search';
import { transactionColumns, transactionFile } from './transaction-columns';

const { dateFrom: _from, dateTo: _to, ...filters } = transactions.list.query;
const { createdAt, type, party, document, bank, paidAt, clientReference, virtualAccount, status, amount } = transactionColumns;
const { refundState, refunded, refunding, serviceFeeCharged, net } = transactionColumns;

/** Every transaction of the account, always for whole business days. */
export const transactionList = defineList({
  ...listPlace('transactions'),
  endpoint: transactions.list,
  fields: {
    ...filters,
    ...refundFields,
    ...anyPeriodFields,
  },
  input: (view, moment) => ({ query: { ...withoutPeriod(paged(view)), ...periodInstants(view, moment) } }),
  search: { ...transactionSearch, record: 'transactionId' },
  rowFilters: refundFilter,
  columns: {
    createdAt,
    type,
    party,
    document,
    bank,
    paidAt,
    clientReference: { ...clientReference, width: 'w-[clamp(107px,9vw,190px)]' },
    virtualAccount: { ...virtualAccount, width: 'w-[110px]' },
    endToEndId: { kind: 'text', of: (row) => row.endToEndId, width: 'w-[110px] min-[1440px]:w-[276px]', optional: true },
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
