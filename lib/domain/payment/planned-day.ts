import { addDays, businessDay, dayEnd, dayStart } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';

/** From this hour of its day on, by the clock of São Paulo, a planned payment is sent. */
export const plannedHour = 8;

/** A payment is planned for so many days ahead at most. */
export const plannedDaysAhead = 90;

/** The first and the last day a payment can be planned for. */
export function plannableDays(now: Date): { readonly from: string; readonly to: string } {
  const today = businessDay(now, serviceZone);
  return { from: addDays(today, 1), to: addDays(today, plannedDaysAhead) };
}

/** When a planned payment begins to be sent on its day. */
export function plannedStart(day: string): Date {
  return new Date(new Date(dayStart(day, serviceZone)).getTime() + plannedHour * 3_600_000);
}

/** Whether the day of a planned payment is over: it then goes on no other day. */
export function isDayOver(day: string, now: Date): boolean {
  return new Date(dayEnd(day, serviceZone)) <= now;
}
