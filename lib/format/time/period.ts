import { addDays, businessDay } from '@/lib/format/date';
import type { Zone } from '@/lib/format/zone';

export const periods = ['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth'] as const;

export type Period = (typeof periods)[number];

/** Business days, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** The days a period covers in a zone at the instant `now`; "last7" is today and the six days before it. */
export function periodDays(period: Period, now: string | Date, zone: Zone): DayRange {
  const today = businessDay(now, zone);
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  const lastOfPreviousMonth = addDays(firstOfMonth, -1);
  const ranges: Record<Period, DayRange> = {
    today: { from: today, to: today },
    yesterday: { from: addDays(today, -1), to: addDays(today, -1) },
    last7: { from: addDays(today, -6), to: today },
    last30: { from: addDays(today, -29), to: today },
    thisMonth: { from: firstOfMonth, to: today },
    lastMonth: { from: `${lastOfPreviousMonth.slice(0, 7)}-01`, to: lastOfPreviousMonth },
  };
  return ranges[period];
}
