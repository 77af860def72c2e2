import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import { behaviorOf } from '@/sandbox/card-charges/decision/card-behavior';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { changeRecurrence, nextDay, type RecurrenceRow } from '@/sandbox/recurrence-records/recurrence-row';
import type { Services } from '@/sandbox/services';
import { chargeCycle, paidFirstCharge } from './run-cycle';

type RecurrenceUpdate = (tx: TransactionSql, recurrence: RecurrenceRow, at: Date) => Promise<RecurrenceRow>;

/**
 * Applies a client's change to a recurrence.
 * @throws ServiceProblem SV500 when it does not exist, SV503 once it has ended, SV505 until its first charge is paid, SV900 when its test
 * card refuses changes.
 */
export async function updateRecurrence(
  { sql, clock, jobs }: Services,
  accountId: number,
  id: string,
  update: RecurrenceUpdate,
): Promise<RecurrenceRow> {
  const updated = await sql.begin(async (tx) => {
    const [row] = await tx<RecurrenceRow[]>`select * from recurrences where account_id = ${accountId} and id = ${id} for update`;
    if (!row) throw new ServiceProblem('SV500');
    const at = clock.now();
    const hasEnded = row.endOn !== null && row.endOn <= businessDay(at, serviceZone) && (row.nextOn === null || row.status === 'INACTIVE');
    if (row.status === 'ENDED' || hasEnded) throw new ServiceProblem('SV503');
    const firstCharge = await paidFirstCharge(tx, row);
    if (!firstCharge) throw new ServiceProblem('SV505');
    if (behaviorOf(firstCharge.details.card.number).recurrenceChanges === 'refused') throw new ServiceProblem('SV900');
    return update(tx, row, at);
  });
  void jobs.trigger('recurrences');
  void jobs.trigger('card-postbacks');
  return updated;
}

/**
 * Deactivates a recurrence, by request of the client or of the card issuer: no more cycles are charged (interface: Card interface, recurrence
 * status). The day of what would have been the next one stays.
 */
export const deactivate: RecurrenceUpdate = (tx, recurrence, at) => changeRecurrence(tx, recurrence, { status: 'INACTIVE' }, at);

/**
 * Reactivates a recurrence and charges the missed cycles at once.
 * @throws ServiceProblem SV504 when there are missed cycles and charging them was not accepted.
 */
export function reactivate(acceptRetroactiveCharges: boolean): RecurrenceUpdate {
  return async (tx, recurrence, at) => {
    if (recurrence.status === 'ACTIVE') return recurrence;
    const today = businessDay(at, serviceZone);
    let cycles = recurrence.cycles;
    let nextOn = nextDay(recurrence, cycles);
    while (nextOn !== null && nextOn <= today) {
      if (!acceptRetroactiveCharges) throw new ServiceProblem('SV504');
      // One millisecond apart, so that lists keep their order.
      await chargeCycle(tx, { ...recurrence, cycles }, new Date(at.getTime() + cycles - recurrence.cycles));
      cycles += 1;
      nextOn = nextDay(recurrence, cycles);
    }
    return changeRecurrence(tx, recurrence, { status: 'ACTIVE', cycles, nextOn }, at);
  };
}
