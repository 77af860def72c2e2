import type { WireOf } from '@/lib/contracts/shapes';
import { dayStart } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { cycleDay, type Interval, type RecurrenceStatus } from './cycle-day';

/** A stored recurrence. Dates are São Paulo days, the amount is in cents. */
export interface RecurrenceRow {
  id: string;
  accountId: number;
  interval: Interval;
  status: RecurrenceStatus;
  amount: number;
  startedOn: string;
  /** Date of the next cycle; null when none is planned. */
  nextOn: string | null;
  endOn: string | null;
  /** Past cycles, charged or not. */
  cycles: number;
  dueAt: string | null;
  createdAt: string;
  updatedAt: string;
}

export function recurrenceToWire({ id, interval, status, amount, nextOn, endOn }: RecurrenceRow): WireOf<'recurrences.read'> {
  return { recurrentPaymentId: id, interval, status, amount, nextRecurrency: instantOf(nextOn), endDate: instantOf(endOn) };
}

/** The service writes days as instants. */
const instantOf = (day: string | null) => day && `${day}T00:00:00.000Z`;

/** The date of the next cycle after `cycles` cycles; null when the recurrence ends before. */
export function nextDay(
  { startedOn, interval, endOn }: Pick<RecurrenceRow, 'startedOn' | 'interval' | 'endOn'>,
  cycles: number,
): string | null {
  const day = cycleDay(startedOn, interval, cycles + 1);
  return endOn !== null && day > endOn ? null : day;
}

/** When the job must handle the recurrence: at the next cycle or at the end. */
export function dueOf({ status, nextOn, endOn }: Pick<RecurrenceRow, 'status' | 'nextOn' | 'endOn'>): string | null {
  if (status === 'ENDED') return null;
  const day = status === 'ACTIVE' ? (nextOn ?? endOn) : endOn;
  return day === null ? null : dayStart(day, serviceZone);
}

export async function findRecurrence(sql: Sql, accountId: number, id: string): Promise<RecurrenceRow | undefined> {
  const [row] = await sql<RecurrenceRow[]>`select * from recurrences where account_id = ${accountId} and id = ${id}`;
  return row;
}

type Changes = Partial<Pick<RecurrenceRow, 'status' | 'amount' | 'nextOn' | 'cycles'>>;

/** Updates a recurrence; every update goes through here. No callback is sent (interface: Card interface). */
export async function changeRecurrence(tx: TransactionSql, row: RecurrenceRow, changes: Changes, at: Date): Promise<RecurrenceRow> {
  const dueAt = dueOf({ ...row, ...changes });
  const [changed] = await tx<RecurrenceRow[]>`
    update recurrences set ${tx({ ...changes, dueAt })}, updated_at = greatest(${at.toISOString()}, updated_at + interval '1 millisecond')
    where account_id = ${row.accountId} and id = ${row.id} returning *`;
  if (!changed) throw new Error(`recurrence ${row.id} is gone`);
  return changed;
}
