import { periodFields, viewDays } from '@/app/(office)/period-view';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';
import { paging } from '@/lib/contracts/query-field';
import { dayLast, dayStart } from '@/lib/format/date';
import type { Zone } from '@/lib/format/zone';

/** What the address of the list may hold: a named period or two days, and the page. */
export const viewFields = {
  ...paging,
  ...periodFields,
} as const satisfies QueryFields;

export type View = QueryOf<typeof viewFields>;

export function listQuery(view: View, now: Date, zone: Zone) {
  const days = viewDays(view, now, zone);
  return { dateFrom: dayStart(days.from, zone), dateTo: dayLast(days.to, zone) };
}
