import { addDays, isCalendarDay } from '@/lib/format/date';

const months = [
  ['jan', 'janeiro', 'january'],
  ['fev', 'feb', 'fevereiro', 'february'],
  ['mar', 'março', 'marco', 'march'],
  ['abr', 'apr', 'abril', 'april'],
  ['mai', 'may', 'maio'],
  ['jun', 'junho', 'june'],
  ['jul', 'julho', 'july'],
  ['ago', 'aug', 'agosto', 'august'],
  ['set', 'sep', 'setembro', 'september'],
  ['out', 'oct', 'outubro', 'october'],
  ['nov', 'novembro', 'november'],
  ['dez', 'dec', 'dezembro', 'december'],
];

const named: Readonly<Record<string, number>> = { hoje: 0, today: 0, ontem: -1, yesterday: -1 };

/** A time of day after a date, as a row of a list has it. */
const clock = /,?\s+\d{1,2}:\d{2}(?::\d{2})?$/;
const isoDay = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const dayFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/;
const dayAndMonth = /^(\d{1,2})\/(\d{1,2})$/;
const withMonthName = /^(\d{1,2})\s+(?:de\s+)?(\p{L}{3,9})\.?(?:,?\s+(?:de\s+)?(\d{4}))?$/u;

/**
 * The day somebody typed, as "2026-11-27": "27/11/2026", "27/11", "27 nov 2026, 14:32", "27 de novembro", "2026-11-27", "ontem". The day stands
 * before the month, and a day without a year is the last one there was. Null for any other text.
 */
export function parseTypedDay(text: string, today: string): string | null {
  const typed = text.trim().toLowerCase().replace(clock, '');
  const offset = named[typed];
  if (offset !== undefined) return addDays(today, offset);
  const iso = isoDay.exec(typed);
  if (iso) return calendarDay(iso[1], iso[2], iso[3]);
  const full = dayFirst.exec(typed);
  if (full) return calendarDay(full[4]?.length === 2 ? `20${full[4]}` : full[4], full[3], full[1]);
  const short = dayAndMonth.exec(typed);
  if (short) return lastOf(short[2], short[1], today);
  const worded = withMonthName.exec(typed);
  const month = worded && months.findIndex((names) => names.includes(worded[2] ?? '')) + 1;
  if (!worded || !month) return null;
  return worded[3] ? calendarDay(worded[3], String(month), worded[1]) : lastOf(String(month), worded[1], today);
}

function calendarDay(year = '', month = '', dayOfMonth = ''): string | null {
  const day = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return isCalendarDay(day) ? day : null;
}

function lastOf(month: string | undefined, dayOfMonth: string | undefined, today: string): string | null {
  const year = Number(today.slice(0, 4));
  const days = [year, year - 1, year - 2, year - 3, year - 4].map((each) => calendarDay(String(each), month, dayOfMonth));
  return days.find((day) => day !== null && day <= today) ?? null;
}
