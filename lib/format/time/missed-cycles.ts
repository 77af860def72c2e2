import { addDays } from '@/lib/format/date';

interface Recurrence {
  /** The business day of the initial charge. */
  readonly startedOn: string;
  /** MONTHLY, ANNUAL or DAILY; others cannot be computed. */
  readonly interval: string | null;
  readonly lastCycle: number;
  readonly endDate: string | null;
}

const months: ReadonlyMap<string, number> = new Map([
  ['MONTHLY', 1],
  ['ANNUAL', 12],
]);

/**
 * The number of cycles due after the last charged one, including `today`: what a reactivation may charge at once. Null for an interval
 * whose days cannot be computed.
 */
export function missedCycles({ startedOn, interval, lastCycle, endDate }: Recurrence, today: string): number | null {
  if (interval !== 'DAILY' && !months.has(interval ?? '')) return null;
  const until = endDate !== null && endDate.slice(0, 10) < today ? endDate.slice(0, 10) : today;
  let missed = 0;
  for (let day = dayOf(startedOn, interval, lastCycle + 1); day !== null && day <= until; ) {
    missed += 1;
    day = dayOf(startedOn, interval, lastCycle + 1 + missed);
  }
  return missed;
}

/** The day of a cycle; in a shorter month, its last day. */
function dayOf(startedOn: string, interval: string | null, cycle: number): string | null {
  if (interval === 'DAILY') return addDays(startedOn, cycle);
  const step = months.get(interval ?? '');
  if (step === undefined) return null;
  const [year = 0, month = 0, day = 0] = startedOn.split('-').map(Number);
  const target = new Date(Date.UTC(year, month - 1 + cycle * step, 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(day, last));
  return target.toISOString().slice(0, 10);
}
