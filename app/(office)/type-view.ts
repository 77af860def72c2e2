import { searchFor } from '@/lib/contracts/address';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';
import { type transactionFilterTypes, transactions } from '@/lib/contracts/transactions';
import { dayLast, dayStart } from '@/lib/format/date';
import type { Zone } from '@/lib/format/zone';
import { periodFields, viewDays } from './period-view';

const { page, limit, status, name, clientReference, virtualAccount, amount } = transactions.list.query;

/** What the address of a list of one type may hold: the filters that make sense for all of them, and a named period or two days. */
export const viewFields = {
  page,
  limit,
  status,
  name,
  clientReference,
  virtualAccount,
  amount,
  ...periodFields,
} as const satisfies QueryFields;

export type View = QueryOf<typeof viewFields>;

export const defaultLimit = 20;

/** The transactions of one type. Always whole business days, page and limit. */
export function typeQuery(type: (typeof transactionFilterTypes)[number], view: View, now: Date, zone: Zone) {
  const { period: _period, from: _from, to: _to, ...query } = view;
  const days = viewDays(view, now, zone);
  return {
    ...query,
    type: [type],
    page: view.page ?? 1,
    limit: view.limit ?? defaultLimit,
    dateFrom: dayStart(days.from, zone),
    dateTo: dayLast(days.to, zone),
  };
}

const filterKeys = ['status', 'name', 'amount', 'clientReference', 'virtualAccount'] as const;

/** Whether a filter is in force, the period and paging left out. */
export function isFiltered(view: View): boolean {
  return filterKeys.some((key) => view[key] !== undefined);
}

/** The address of a view, always written the same way. */
export function typeAddress(path: '/charges' | '/withdrawals', view: View): string {
  return `${path}${searchFor({ query: viewFields }, view)}`;
}
