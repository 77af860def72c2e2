import { searchFor } from '@/lib/contracts/address';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';
import { registry } from '@/lib/contracts/registry';
import { businessDay, dayLast, dayStart } from '@/lib/format/date';
import { type DayRange, periodDays, periods } from '@/lib/format/period';

const { page, limit, status, name, clientReference, virtualAccount, amount } = registry.transactions.list.query;

/** What the address of the list may hold: the filters that make sense for charges, and a named period or two days. */
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

export const defaultPeriod = 'last7';
export const defaultLimit = 20;

/** The business days a view covers, both included. Two days given out of order are put in order. */
export function viewDays({ period, from, to }: View, now: Date): DayRange {
  if (!from && !to) return periodDays(period ?? defaultPeriod, now);
  const today = businessDay(now);
  const [first = today, last = today] = [from ?? to ?? today, to ?? today].sort();
  return { from: first, to: last };
}

/** Charges are the deposits of the account (interface: Deposits). Always whole business days, page and limit. */
export function listQuery(view: View, now: Date) {
  const { period: _period, from: _from, to: _to, ...query } = view;
  const days = viewDays(view, now);
  return {
    ...query,
    type: ['DEPOSIT'] as const,
    page: view.page ?? 1,
    limit: view.limit ?? defaultLimit,
    dateFrom: dayStart(days.from),
    dateTo: dayLast(days.to),
  };
}

export const filterKeys = ['status', 'name', 'amount', 'clientReference', 'virtualAccount'] as const;

/** The filters in force, the period and paging left out. */
export function filtersIn(view: View): (typeof filterKeys)[number][] {
  return filterKeys.filter((key) => view[key] !== undefined);
}

/** The address of a view, always written the same way. */
export function addressOf(view: View): string {
  return `/charges${searchFor({ query: viewFields }, view)}`;
}
