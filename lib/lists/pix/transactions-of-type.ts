import { type transactionFilterTypes, transactions } from '@/lib/contracts/pix/payments/transactions';
import type { QueryFields, QueryOf } from '@/lib/contracts/query/query-field';
import { type Moment, paged } from '@/lib/lists/definition/list';
import { anyPeriodFields, periodInstants, withoutPeriod } from '@/lib/lists/definition/period-view';

const { page, limit, status, name, document, clientReference, virtualAccount, endToEndId, amount } = transactions.list.query;

/** URL fields of a list of one type: the filters that fit all of them, and a period. */
export const typeFields = {
  page,
  limit,
  status,
  name,
  document,
  clientReference,
  virtualAccount,
  endToEndId,
  amount,
  ...anyPeriodFields,
} as const satisfies QueryFields;

export type TypeView = QueryOf<typeof typeFields>;

/** The query for transactions of one type: whole business days, page and limit. */
export function inputOfType(type: (typeof transactionFilterTypes)[number]) {
  return (view: TypeView, moment: Moment) => ({
    query: { ...withoutPeriod(paged(view)), type: [type], ...periodInstants(view, moment) },
  });
}
