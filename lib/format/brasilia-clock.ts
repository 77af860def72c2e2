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
  const date = toDate(instant);
  const time = date.getTime();
  if (!(time >= firstWhole && time < lastWhole)) return readClock(date);
  const wall = new Date(time + offsetAt(time)).toISOString();
  return { day: wall.slice(0, 10), hour: wall.slice(11, 13), minute: wall.slice(14, 16), second: wall.slice(17, 19) };
}

/** Since 1914 the zone has stood at whole hours and moved at them: one look at the calendar serves all instants of an hour. */
const hour = 3_600_000;
const firstWhole = Date.UTC(1915);
const lastWhole = Date.UTC(9999);
let known = { hour: Number.NaN, offset: 0 };

function offsetAt(time: number): number {
  const begun = Math.floor(time / hour);
  if (begun !== known.hour) {
    const { day, hour: wallHour, minute, second } = readClock(new Date(begun * hour));
    known = { hour: begun, offset: Date.parse(`${day}T${wallHour}:${minute}:${second}Z`) - begun * hour };
  }
  return known.offset;
}

function readClock(date: Date): WallClock {
  const parts = new Map(clock.formatToParts(date).map((part) => [part.type, part.value]));
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
