import { businessDay, dayLast, dayStart } from '@/lib/format/date';
import { serviceZone, type Zone, zones } from '@/lib/format/zone';

/**
 * The zone whose whole days two ISO instants bound (the last one inclusive): the zone the range was chosen in. The service's zone where
 * they bound no whole days.
 */
export function zoneOfDays(from: string, to: string): Zone {
  const bounded = (zone: Zone) => dayStart(businessDay(from, zone), zone) === from && dayLast(businessDay(to, zone), zone) === to;
  return zones.find(bounded) ?? serviceZone;
}
