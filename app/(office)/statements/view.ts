import { periodFields, viewDays } from '@/app/(office)/period-view';
import { searchFor } from '@/lib/contracts/address';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';
import { statements } from '@/lib/contracts/statements';
import { dayLast, dayStart } from '@/lib/format/date';
import type { Zone } from '@/lib/format/zone';

const { createdAtFrom: _from, createdAtTo: _to, ...filters } = statements.list.query;

export const tabs = ['lines', 'days'] as const;

/** Instead of two instants the address holds what a person chose: a named period, or two days. */
export const viewFields = {
  tab: { kind: 'one', values: tabs },
  ...filters,
  ...periodFields,
} as const satisfies QueryFields;

export type View = QueryOf<typeof viewFields>;

const defaultLimit = 20;

/** The period as instants: the service asks for both. */
export function periodOf(view: View, now: Date, zone: Zone) {
  const days = viewDays(view, now, zone);
  return { createdAtFrom: dayStart(days.from, zone), createdAtTo: dayLast(days.to, zone) };
}

/** The query of the service's list: always an explicit range in whole business days, always page and limit. */
export function listQuery(view: View, now: Date, zone: Zone): QueryOf<typeof statements.list.query> {
  const { tab: _tab, period: _period, from: _first, to: _last, ...query } = view;
  return { ...query, ...periodOf(view, now, zone), page: view.page ?? 1, limit: view.limit ?? defaultLimit };
}

export const filterKeys = ['operation', 'reason', 'transactionId', 'amountFrom', 'amountTo', 'id'] as const;

/** The filters in force, the period, the order and paging left out. */
export function filtersIn(view: View): (typeof filterKeys)[number][] {
  return filterKeys.filter((key) => view[key] !== undefined);
}

/** Whether each line follows the one below it: only then may their balances be compared. */
export function isUnbroken(view: View): boolean {
  return filtersIn(view).length === 0 && view.sortBy !== 'amount' && view.sortDirection !== 'asc';
}

export function addressOf(view: View): string {
  return `/statements${searchFor({ query: viewFields }, view)}`;
}
