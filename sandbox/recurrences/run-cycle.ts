import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { ChargeRow } from '@/sandbox/card-charges/charge-row';
import { behaviorOf, stateNumber } from '@/sandbox/card-charges/decision/card-behavior';
import { enqueuePostback } from '@/sandbox/card-charges/enqueue-postback';
import { insertCharges, newCharge } from '@/sandbox/card-charges/insert-charge';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { changeRecurrence, nextDay, type RecurrenceRow } from '@/sandbox/recurrence-records/recurrence-row';

/** Reason code of denied cycles. */
const denialCode = '51';
const paidStates = new Set((['PAID', 'VOIDED', 'REFUNDED'] as const).map(stateNumber));

/** The first charge of a recurrence; null unless it was paid, because the card can be charged again only then. */
export async function paidFirstCharge(tx: TransactionSql, { accountId, id }: RecurrenceRow): Promise<ChargeRow | null> {
  const [firstCharge] = await tx<ChargeRow[]>`
    select * from card_charges where account_id = ${accountId} and recurrent_payment_id = ${id} and recurrence_cycle = 0`;
  return firstCharge && paidStates.has(firstCharge.status) ? firstCharge : null;
}

/** Charges the next cycle, dated `at`. Does nothing without a paid first charge. */
export async function chargeCycle(tx: TransactionSql, recurrence: RecurrenceRow, at: Date): Promise<ChargeRow | null> {
  const firstCharge = await paidFirstCharge(tx, recurrence);
  if (!firstCharge) return null;
  const { cycles: state } = behaviorOf(firstCharge.details.card.number);
  const { accountId, externalId, postbackUrl, details, recurrentPaymentId } = firstCharge;
  const charge = newCharge(
    {
      accountId,
      externalId,
      postbackUrl,
      details,
      recurrentPaymentId,
      amount: recurrence.amount,
      recurrenceCycle: recurrence.cycles + 1,
      createdAt: at.toISOString(),
    },
    { state, reasonCode: state === 'DENIED' ? denialCode : '00' },
  );
  await insertCharges(tx, [charge]);
  await enqueuePostback(tx, charge, 'recurrence.cycle', at);
  return charge;
}

/** Charges the next cycle and plans the one after it, or ends the recurrence when `at` is on its last day. */
export async function runCycle(tx: TransactionSql, recurrence: RecurrenceRow, at: Date): Promise<RecurrenceRow> {
  await chargeCycle(tx, recurrence, at);
  const cycles = recurrence.cycles + 1;
  const nextOn = nextDay(recurrence, cycles);
  const hasEnded = nextOn === null && recurrence.endOn !== null && recurrence.endOn <= businessDay(at, serviceZone);
  return changeRecurrence(tx, recurrence, { cycles, nextOn, status: hasEnded ? 'ENDED' : recurrence.status }, at);
}
