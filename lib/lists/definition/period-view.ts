import type { QueryFields, QueryOf } from '@/lib/contracts/query/query-field';
import { businessDay, dayLast, dayStart } from '@/lib/format/date';
import { type DayRange, periodDays, periods } from '@/lib/format/time/period';
import type { Zone } from '@/lib/format/zone';

/** The period of a list in its URL: by name, or two days. */
export const periodFields = {
  period: { kind: 'one', values: periods },
  from: { kind: 'day' },
  to: { kind: 'day' },
} as const satisfies QueryFields;

/** The same, for a list that can show all of its past. */
export const anyPeriodFields = {
  ...periodFields,
  period: { kind: 'one', values: [...periods, 'all'] },
  /** The previous period, which a search for an id replaced. */
  aside: { kind: 'one', values: [...periods, 'custom'] },
} as const satisfies QueryFields;

export type PeriodView = Pick<QueryOf<typeof anyPeriodFields>, 'period' | 'from' | 'to'>;

/** Pix began on 16 November 2020; nothing is older. */
const firstDay = '2020-11-16';
export const defaultPeriod = 'last7';

/** The business days a view covers, both included, in a zone. Two days are put in order; a start alone reaches until today. */
export function viewDays({ period = defaultPeriod, from, to }: PeriodView, now: Date, zone: Zone): DayRange {
  const today = businessDay(now, zone);
  if (from || to) {
    const [first = today, last = today] = [from ?? to ?? today, to ?? today].sort();
    return { from: first, to: last };
  }
  return period === 'all' ? { from: firstDay, to: today } : periodDays(period, now, zone);
}

/** A view without its period: the rest of the query. */
export function withoutPeriod<V extends PeriodView & { readonly aside?: unknown }>(view: V): Omit<V, 'period' | 'from' | 'to' | 'aside'> {
  const { period: _period, from: _from, to: _to, aside: _aside, ...rest } = view;
  return rest;
}

/** The same as the instants for the query. */
export function periodInstants(view: PeriodView, { now, zone }: { readonly now: Date; readonly zone: Zone }) {
  const days = viewDays(view, now, zone);
  return { dateFrom: dayStart(days.from, zone), dateTo: dayLast(days.to, zone) };
}
