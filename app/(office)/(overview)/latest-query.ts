import { dayLast, dayStart } from '@/lib/format/date';
import { type Period, periodDays } from '@/lib/format/period';

/** Business days of a named period as the instants the service's list takes. */
export function periodInstants(period: Period, now: Date) {
  const { from, to } = periodDays(period, now);
  return { dateFrom: dayStart(from), dateTo: dayLast(to) };
}

export function latestQuery(now: Date) {
  return { ...periodInstants('last7', now), page: 1, limit: 6 };
}
