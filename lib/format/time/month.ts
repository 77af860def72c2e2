import { addDays } from '@/lib/format/date';

/** The day so many months later; of a month without that day, its last. */
export function addMonths(day: string, count: number): string {
  const month = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() + count);
  const first = month.toISOString().slice(0, 10);
  const sameDay = addDays(first, Number(day.slice(8)) - 1);
  if (sameDay.slice(0, 7) === first.slice(0, 7)) return sameDay;
  month.setUTCMonth(month.getUTCMonth() + 1, 0);
  return month.toISOString().slice(0, 10);
}

/** The weeks of the month of a day, from Sunday on; null where a week has days of other months. */
export function monthWeeks(day: string): readonly (readonly (string | null)[])[] {
  const month = day.slice(0, 7);
  const first = `${month}-01`;
  const sunday = addDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay());
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => addDays(sunday, week * 7 + place)).map((each) => (each.startsWith(month) ? each : null)),
  );
  return weeks.filter((week) => week.some((each) => each !== null));
}
