import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import { behaviorOf } from '@/sandbox/card-charges/card-behavior';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { changeRecurrence, nextDay, type RecurrenceRow } from '@/sandbox/recurrence-records/recurrence-row';
import type { Services } from '@/sandbox/services';
import { chargeCycle, paidFirstCharge } from './run-cycle';

type Move = (tx: TransactionSql, recurrence: RecurrenceRow, at: Date) => Promise<RecurrenceRow>;

/**
 * Applies a client's change to a recurrence that may still be changed.
 * @throws ServiceProblem SV500 without it, SV503 once it has ended, SV505 until its first charge is paid, SV900 as its card is made to.
 */
export async function moveRecurrence({ sql, clock, jobs }: Services, accountId: number, id: string, move: Move): Promise<RecurrenceRow> {
  const moved = await sql.begin(async (tx) => {
    const [row] = await tx<RecurrenceRow[]>`select * from recurrences where account_id = ${accountId} and id = ${id} for update`;
    if (!row) throw new ServiceProblem('SV500');
    const at = clock.now();
    const over = row.endOn !== null && row.endOn <= businessDay(at, serviceZone) && row.nextOn === null;
    if (row.status === 'ENDED' || over) throw new ServiceProblem('SV503');
    const first = await paidFirstCharge(tx, row);
    if (!first) throw new ServiceProblem('SV505');
    if (behaviorOf(first.details.card.number).recurrenceChanges === 'refused') throw new ServiceProblem('SV900');
    return move(tx, row, at);
  });
  void jobs.nudge('recurrences');
  void jobs.nudge('card-postbacks');
  return moved;
}

/** No new cycles are generated, whether the client or the card's issuer wants it so (interface: Recurrence status). */
export const deactivate: Move = (tx, recurrence, at) => changeRecurrence(tx, recurrence, { status: 'INACTIVE', nextOn: null }, at);

/**
 * Back to ACTIVE, with the cycles that fell due meanwhile charged at once.
 * @throws ServiceProblem SV504 when there are such cycles and charging them was not accepted.
 */
export function reactivate(acceptRetroactiveCharges: boolean): Move {
  return async (tx, recurrence, at) => {
    if (recurrence.status === 'ACTIVE') return recurrence;
    const today = businessDay(at, serviceZone);
    let cycles = recurrence.cycles;
    let nextOn = nextDay(recurrence, cycles);
    while (nextOn !== null && nextOn <= today) {
      if (!acceptRetroactiveCharges) throw new ServiceProblem('SV504');
      // A millisecond apart, so that lists keep them in order.
      await chargeCycle(tx, { ...recurrence, cycles }, new Date(at.getTime() + cycles - recurrence.cycles));
      cycles += 1;
      nextOn = nextDay(recurrence, cycles);
    }
    return changeRecurrence(tx, recurrence, { status: 'ACTIVE', cycles, nextOn }, at);
  };
}
