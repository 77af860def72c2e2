import { searchFor } from '@/lib/contracts/address';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';
import { registry } from '@/lib/contracts/registry';
import type { transactionFilterTypes } from '@/lib/contracts/transactions';
import { businessDay, dayLast, dayStart } from '@/lib/format/date';
import { type DayRange, periodDays, periods } from '@/lib/format/period';

const { page, limit, status, name, clientReference, virtualAccount, amount } = registry.transactions.list.query;

/** What the address of a list of one type may hold: the filters that make sense for all of them, and a named period or two days. */
export const viewFields = {
  page,
  limit,
  status,
  name,
  clientReference,
  virtualAccount,
  amount,
  period: { kind: 'one', values: periods },
  from: { kind: 'day' },
  to: { kind: 'day' },
} as const satisfies QueryFields;

export type View = QueryOf<typeof viewFields>;

const defaultPeriod = 'last7';
export const defaultLimit = 20;

/** The business days a view covers, both included. Two days given out of order are put in order. */
export function viewDays({ period, from, to }: Pick<View, 'period' | 'from' | 'to'>, now: Date): DayRange {
  if (!from && !to) return periodDays(period ?? defaultPeriod, now);
  const today = businessDay(now);
  const [first = today, last = today] = [from ?? to ?? today, to ?? today].sort();
  return { from: first, to: last };
}

/** The transactions of one type. Always whole business days, page and limit. */
export function typeQuery(type: (typeof transactionFilterTypes)[number], view: View, now: Date) {
  const { period: _period, from: _from, to: _to, ...query } = view;
  const days = viewDays(view, now);
  return {
    ...query,
    type: [type],
    page: view.page ?? 1,
    limit: view.limit ?? defaultLimit,
    dateFrom: dayStart(days.from),
    dateTo: dayLast(days.to),
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
