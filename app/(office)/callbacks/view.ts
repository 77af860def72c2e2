import { anyPeriodFields, viewDays } from '@/app/(office)/period-view';
import { searchFor } from '@/lib/contracts/address';
import { callbacks } from '@/lib/contracts/callbacks';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';
import { dayLast, dayStart } from '@/lib/format/date';
import type { Zone } from '@/lib/format/zone';

const { createdAtFrom: _from, createdAtTo: _to, ...filters } = callbacks.list.query;

/** Instead of two instants the address holds days and, where someone wants it to the minute, times of day, both by the reader's clock. */
export const viewFields = {
  ...filters,
  ...anyPeriodFields,
  timeFrom: { kind: 'text', max: 5 },
  timeTo: { kind: 'text', max: 5 },
} as const satisfies QueryFields;

export type View = QueryOf<typeof viewFields>;

const defaultLimit = 20;
const timeOfDay = /^([01]\d|2[0-3]):([0-5]\d)$/;

export function isTimeOfDay(text: string): boolean {
  return timeOfDay.test(text);
}

/** What decides which deliveries are meant, paging and order aside. */
export function deliveryFilter(view: View, now: Date, zone: Zone) {
  const { id, url, status, transactionId, hasError } = view;
  const days = viewDays(view, now, zone);
  return {
    id,
    url,
    status,
    transactionId,
    hasError,
    createdAtFrom: minutesInto(days.from, zone, view.timeFrom, 0) ?? dayStart(days.from, zone),
    createdAtTo: minutesInto(days.to, zone, view.timeTo, 59_999) ?? dayLast(days.to, zone),
  };
}

export function listQuery(view: View, now: Date, zone: Zone): QueryOf<typeof callbacks.list.query> {
  const { sortBy, sortDirection } = view;
  return { ...deliveryFilter(view, now, zone), sortBy, sortDirection, page: view.page ?? 1, limit: view.limit ?? defaultLimit };
}

export const filterKeys = ['id', 'url', 'status', 'transactionId', 'hasError', 'timeFrom', 'timeTo'] as const;

export function filtersIn(view: View): (typeof filterKeys)[number][] {
  return filterKeys.filter((key) => view[key] !== undefined);
}

export function addressOf(view: View): string {
  return `/callbacks${searchFor({ query: viewFields }, view)}`;
}

function minutesInto(day: string, zone: Zone, time: string | undefined, milliseconds: number): string | null {
  const read = timeOfDay.exec(time ?? '');
  if (!read) return null;
  const minutes = Number(read[1]) * 60 + Number(read[2]);
  return new Date(Date.parse(dayStart(day, zone)) + minutes * 60_000 + milliseconds).toISOString();
}
