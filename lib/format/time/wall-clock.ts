import type { Zone } from '@/lib/format/zone';

/** Local date and time in a zone: zero-padded digits, 24 hours. */
export interface WallClock {
  day: string;
  hour: string;
  minute: string;
  second: string;
}

const clocks = new Map<Zone, Intl.DateTimeFormat>();

/** Made at its first use: each costs a phone 30 ms. */
function clockOf(timeZone: Zone): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
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
  clocks.set(timeZone, made);
  return made;
}

/** The local time of an instant in a zone, whatever the zone of process or browser. @throws RangeError when the instant is not a date. */
export function wallClock(instant: string | Date, zone: Zone): WallClock {
  const date = toDate(instant);
  const time = date.getTime();
  if (!(time >= firstWhole && time < lastWhole)) return readClock(date, zone);
  const wall = new Date(time + offsetAt(time, zone)).toISOString();
  return { day: wall.slice(0, 10), hour: wall.slice(11, 13), minute: wall.slice(14, 16), second: wall.slice(17, 19) };
}

/** Since 1914 the zones have had whole-hour offsets and changed on the hour, so one calendar lookup serves all instants of an hour. */
const hour = 3_600_000;
const firstWhole = Date.UTC(1915);
const lastWhole = Date.UTC(9999);
let known: { hour: number; zone: Zone; offset: number } | null = null;

function offsetAt(time: number, zone: Zone): number {
  if (zone === 'UTC') return 0;
  const begun = Math.floor(time / hour);
  if (known?.hour !== begun || known.zone !== zone) {
    const { day, hour: wallHour, minute, second } = readClock(new Date(begun * hour), zone);
    known = { hour: begun, zone, offset: Date.parse(`${day}T${wallHour}:${minute}:${second}Z`) - begun * hour };
  }
  return known.offset;
}

function readClock(date: Date, zone: Zone): WallClock {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(date)
      .map((part) => [part.type, part.value]),
  );
  const digits = (type: Intl.DateTimeFormatPartTypes, width = 2) => (parts.get(type) ?? '').padStart(width, '0');
  return {
    day: `${digits('year', 4)}-${digits('month')}-${digits('day')}`,
    hour: digits('hour'),
    minute: digits('minute'),
    second: digits('second'),
  };
}

/** The service writes UTC, and in one place leaves out the Z. */
function toDate(instant: string | Date): Date {
  if (instant instanceof Date) return instant;
  return new Date(/T[\d:.]+$/.test(instant) ? `${instant}Z` : instant);
}
