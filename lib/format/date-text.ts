import type { DisplaySettings } from './display-settings';
import type { Locale } from './locale';
import { wallClock } from './time/wall-clock';

// Our own month and day names, because Intl's differ between server and browser versions.
const words = {
  'pt-BR': {
    months: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
    weekdays: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
    letters: ['D', 'S', 'T', 'Q', 'Q', 'S', 'S'],
    to: 'a',
  },
  en: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    letters: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
    to: 'to',
  },
} as const satisfies Record<Locale, unknown>;

/** "27 nov 2026, 14:32" in the reader's zone, for lists. */
export function formatDateTime(instant: string | Date, reader: DisplaySettings): string {
  return `${formatDay(wallClock(instant, reader.zone).day, reader.locale)}, ${formatTime(instant, reader)}`;
}

/** "27 nov 2026, 14:32:05" in the reader's zone, for detail pages. */
export function formatDateTimeSeconds(instant: string | Date, reader: DisplaySettings): string {
  return `${formatDay(wallClock(instant, reader.zone).day, reader.locale)}, ${formatTimeSeconds(instant, reader)}`;
}

/** "14:32" in the reader's zone. */
export function formatTime(instant: string | Date, { zone }: Pick<DisplaySettings, 'zone'>): string {
  const { hour, minute } = wallClock(instant, zone);
  return `${hour}:${minute}`;
}

/** "14:32:05" in the reader's zone. */
export function formatTimeSeconds(instant: string | Date, reader: Pick<DisplaySettings, 'zone'>): string {
  return `${formatTime(instant, reader)}:${wallClock(instant, reader.zone).second}`;
}

/** "27 nov 2026" of the day "2026-11-27". */
export function formatDay(day: string, locale: Locale): string {
  const { dayOfMonth, month, year } = readDay(day, locale);
  return `${dayOfMonth} ${month} ${year}`;
}

/** "27/11/2026" of the day "2026-11-27", as it is typed. */
export function typedDayText(day: string): string {
  return day.split('-').reverse().join('/');
}

/** "nov 2026" of any day in it. */
export function formatMonth(day: string, locale: Locale): string {
  const { month, year } = readDay(day, locale);
  return `${month} ${year}`;
}

/** The days of a week from Sunday on, by their short names and their letters. */
export function weekdayLetters(locale: Locale) {
  const { weekdays, letters } = words[locale];
  return weekdays.map((name, place) => ({ name, letter: letters[place] }));
}

/** "21 a 27 nov 2026", naming month and year twice only where they differ. */
export function formatDayRange(from: string, to: string, locale: Locale): string {
  if (from === to) return formatDay(to, locale);
  const first = readDay(from, locale);
  const last = readDay(to, locale);
  const sameYear = first.year === last.year;
  const start = [first.dayOfMonth, ...(sameYear && first.month === last.month ? [] : [first.month]), ...(sameYear ? [] : [first.year])];
  return `${start.join(' ')} ${words[locale].to} ${formatDay(to, locale)}`;
}

/** "sáb 21" of the day "2026-11-21", for axes and day groups. */
export function weekdayShort(day: string, locale: Locale): string {
  const { dayOfMonth, weekday } = readDay(day, locale);
  return `${weekday} ${dayOfMonth}`;
}

/** "3 min 11 s": the two largest units of a duration in milliseconds; a negative one is "0 s". */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const units: [number, string][] = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ];
  const largest = units.findIndex(([count]) => count > 0);
  if (largest === -1) return '0 s';
  return units
    .slice(largest, largest + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}

function readDay(day: string, locale: Locale) {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) throw new RangeError(`No calendar day: ${day}`);
  return {
    dayOfMonth: date.getUTCDate(),
    month: words[locale].months[date.getUTCMonth()],
    year: date.getUTCFullYear(),
    weekday: words[locale].weekdays[date.getUTCDay()],
  };
}
