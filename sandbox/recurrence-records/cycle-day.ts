import type { recurrenceStatuses } from '@/lib/contracts/card/recurrences';
import { addDays } from '@/lib/format/date';

export type Interval = 'MONTHLY' | 'ANNUAL' | 'DAILY';
export type RecurrenceStatus = (typeof recurrenceStatuses)[number];

const months = { MONTHLY: 1, ANNUAL: 12 };

/** The date of a cycle of a recurrence; cycle 0 is the first charge. In a shorter month it is the last day. */
export function cycleDay(startedOn: string, interval: Interval, cycle: number): string {
  if (interval === 'DAILY') return addDays(startedOn, cycle);
  const [year = 0, month = 0, day = 0] = startedOn.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + cycle * months[interval], 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, last));
  return target.toISOString().slice(0, 10);
}
