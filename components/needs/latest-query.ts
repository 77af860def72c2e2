import { dayLast, dayStart } from '@/lib/format/date';
import { type Period, periodDays } from '@/lib/format/time/period';
import type { Zone } from '@/lib/format/zone';

/** Business days of a named period as the instants the service's list takes. */
export function periodInstants(period: Period, now: Date, zone: Zone) {
  const { from, to } = periodDays(period, now, zone);
  return { dateFrom: dayStart(from, zone), dateTo: dayLast(to, zone) };
}

export const latestCount = 6;

export function latestQuery(now: Date, zone: Zone) {
  return { ...periodInstants('last7', now, zone), page: 1, limit: latestCount };
}
