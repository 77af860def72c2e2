import { dayLast, dayStart } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';

const isDay = (text: string) => text.length === 10;

/** Converts a period of a query to instants, both included. A date without a time means the whole day in São Paulo. */
export function periodOf(from: string | undefined, to: string | undefined): { from: string | undefined; to: string | undefined } {
  return {
    from: from !== undefined && isDay(from) ? dayStart(from, serviceZone) : from,
    to: to !== undefined && isDay(to) ? dayLast(to, serviceZone) : to,
  };
}
