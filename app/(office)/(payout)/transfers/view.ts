import { viewDays } from '@/app/(office)/type-view';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';
import { paging } from '@/lib/contracts/query-field';
import { dayLast, dayStart } from '@/lib/format/date';
import { periods } from '@/lib/format/period';

/** What the address of the list may hold: a named period or two days, and the page. */
export const viewFields = {
  ...paging,
  period: { kind: 'one', values: periods },
  from: { kind: 'day' },
  to: { kind: 'day' },
} as const satisfies QueryFields;

export type View = QueryOf<typeof viewFields>;

export function listQuery(view: View, now: Date) {
  const days = viewDays(view, now);
  return { dateFrom: dayStart(days.from), dateTo: dayLast(days.to) };
}
