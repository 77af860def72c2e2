import { wallClock } from './time/wall-clock';
import type { Zone } from './zone';

const hour = 3_600_000;

/** The offsets from UTC a zone has had since 1914, in hours behind. */
const hoursBehind: Readonly<Record<Zone, readonly number[]>> = { 'America/Sao_Paulo': [2, 3], UTC: [0] };

/** The business day ("2026-11-27") of an instant in a zone. @throws RangeError when the instant is not a date. */
export function businessDay(instant: string | Date, zone: Zone): string {
  return wallClock(instant, zone).day;
}

/** Whether the text is a day of the calendar written as YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The day so many days later; earlier when negative. */
export function addDays(day: string, count: number): string {
  const date = midnightUtc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The first instant of a business day, as ISO text with milliseconds and Z. */
export function dayStart(day: string, zone: Zone): string {
  const midnight = midnightUtc(day).getTime();
  // In 2018 a day in Brasília began at one o'clock.
  const start = hoursBehind[zone].map((behind) => new Date(midnight + behind * hour)).find((instant) => businessDay(instant, zone) === day);
  if (!start) throw new RangeError(`No business day: ${day}`);
  return start.toISOString();
}

/** The instant at which the next business day begins: the exclusive end of this one. */
export function dayEnd(day: string, zone: Zone): string {
  return dayStart(addDays(day, 1), zone);
}

/** The last millisecond of a business day, for interfaces whose upper bound is inclusive. */
export function dayLast(day: string, zone: Zone): string {
  return new Date(new Date(dayEnd(day, zone)).getTime() - 1).toISOString();
}

function midnightUtc(day: string): Date {
  if (!isCalendarDay(day)) throw new RangeError(`No calendar day: ${day}`);
  return new Date(`${day}T00:00:00Z`);
}
