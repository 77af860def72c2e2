/** What a clock on the wall in Brasília shows: zero-padded digits, 24 hours. */
export interface WallClock {
  day: string;
  hour: string;
  minute: string;
  second: string;
}

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/**
 * The business clock at an instant, whatever the zone of the process or the browser.
 * @throws RangeError when the instant is not a date.
 */
export function brasiliaClock(instant: string | Date): WallClock {
  const parts = new Map(clock.formatToParts(toDate(instant)).map((part) => [part.type, part.value]));
  const digits = (type: Intl.DateTimeFormatPartTypes, width = 2) => (parts.get(type) ?? '').padStart(width, '0');
  return {
    day: `${digits('year', 4)}-${digits('month')}-${digits('day')}`,
    hour: digits('hour'),
    minute: digits('minute'),
    second: digits('second'),
  };
}

/** The service writes UTC, and in one place leaves out the Z that would say so. */
function toDate(instant: string | Date): Date {
  if (instant instanceof Date) return instant;
  return new Date(/T[\d:.]+$/.test(instant) ? `${instant}Z` : instant);
}
