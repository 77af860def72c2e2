import { anyPeriodFields, viewDays } from '@/app/(office)/period-view';
import { searchFor } from '@/lib/contracts/address';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';
import { transactions } from '@/lib/contracts/transactions';
import { dayLast, dayStart } from '@/lib/format/date';
import { periods } from '@/lib/format/period';
import type { Zone } from '@/lib/format/zone';

const { dateFrom: _from, dateTo: _to, ...filters } = transactions.list.query;

/** Instead of two instants the address holds what a person chose: a named period, or two days. */
export const viewFields = {
  ...filters,
  ...anyPeriodFields,
  /** The period a search for an id has set aside, to go back to. */
  aside: { kind: 'one', values: [...periods, 'custom'] },
} as const satisfies QueryFields;

export type View = QueryOf<typeof viewFields>;

const defaultLimit = 20;

/** The query of the service's list: always an explicit range in whole business days, always page and limit. */
export function listQuery(view: View, now: Date, zone: Zone): QueryOf<typeof transactions.list.query> {
  const { period: _period, from: _first, to: _last, aside: _aside, ...query } = view;
  const days = viewDays(view, now, zone);
  return {
    ...query,
    page: view.page ?? 1,
    limit: view.limit ?? defaultLimit,
    dateFrom: dayStart(days.from, zone),
    dateTo: dayLast(days.to, zone),
  };
}

/** The filters in force, the period and paging left out. */
export function filtersIn(view: View): (typeof filterKeys)[number][] {
  return filterKeys.filter((key) => view[key] !== undefined);
}

export const filterKeys = ['status', 'type', 'name', 'document', 'amount', 'clientReference', 'virtualAccount', 'endToEndId'] as const;

/** The address of a view, always written the same way. */
export function addressOf(view: View): string {
  return `/transactions${searchFor({ query: viewFields }, view)}`;
}
