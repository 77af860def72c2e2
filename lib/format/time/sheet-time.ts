import type { Zone } from '@/lib/format/zone';
import { wallClock } from './wall-clock';

/** An instant as local time in the zone, as Brazilian spreadsheets read it: "27/11/2026 14:32:05". */
export function sheetTime(instant: string, zone: Zone): string {
  const { day, hour, minute, second } = wallClock(instant, zone);
  const [year, month, date] = day.split('-');
  return `${date}/${month}/${year} ${hour}:${minute}:${second}`;
}
