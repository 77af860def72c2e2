import { type transactionFilterTypes, transactions } from '@/lib/contracts/pix/transactions';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';
import { type Moment, paged } from './definition/list';
import { periodFields, periodInstants } from './definition/period-view';

const { page, limit, status, name, clientReference, virtualAccount, amount } = transactions.list.query;

/** What the address of a list of one type may hold: the filters that make sense for all of them, and a named period or two days. */
export const typeFields = {
  page,
  limit,
  status,
  name,
  clientReference,
  virtualAccount,
  amount,
  ...periodFields,
} as const satisfies QueryFields;

export type TypeView = QueryOf<typeof typeFields>;

/** Reads the transactions of one type. Always whole business days, page and limit. */
export function inputOfType(type: (typeof transactionFilterTypes)[number]) {
  return (view: TypeView, moment: Moment) => {
    const { period: _period, from: _from, to: _to, ...query } = paged(view);
    return { query: { ...query, type: [type], ...periodInstants(view, moment) } };
  };
}
