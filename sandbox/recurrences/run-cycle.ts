import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import { behaviorOf, stateNumber } from '@/sandbox/card-charges/card-behavior';
import type { ChargeRow } from '@/sandbox/card-charges/charge-row';
import { enqueuePostback } from '@/sandbox/card-charges/enqueue-postback';
import { insertCharges, newCharge } from '@/sandbox/card-charges/insert-charge';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { changeRecurrence, nextDay, type RecurrenceRow } from '@/sandbox/recurrence-records/recurrence-row';

/** Denied when the card is one whose cycles are. */
const refusal = '51';
const paid = new Set((['PAID', 'VOIDED', 'REFUNDED'] as const).map(stateNumber));

/** The first charge of a recurrence, once it was paid: without it nothing can be charged again. */
export async function paidFirstCharge(tx: TransactionSql, { accountId, id }: RecurrenceRow): Promise<ChargeRow | null> {
  const [first] = await tx<ChargeRow[]>`
    select * from card_charges where account_id = ${accountId} and recurrent_payment_id = ${id} and recurrence_cycle = 0`;
  return first && paid.has(first.status) ? first : null;
}

/** Charges the next cycle as of `at`, its number one higher than the last. Does nothing without a paid first charge. */
export async function chargeCycle(tx: TransactionSql, recurrence: RecurrenceRow, at: Date): Promise<ChargeRow | null> {
  const first = await paidFirstCharge(tx, recurrence);
  if (!first) return null;
  const { cycles: state } = behaviorOf(first.details.card.number);
  const { accountId, externalId, postbackUrl, details, recurrentPaymentId } = first;
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
    { state, reasonCode: state === 'DENIED' ? refusal : '00' },
  );
  await insertCharges(tx, [charge]);
  await enqueuePostback(tx, charge, 'recurrence.cycle', at);
  return charge;
}

/** Charges the next cycle and moves on to the one after it, or to the end where `at` has reached the last day. */
export async function runCycle(tx: TransactionSql, recurrence: RecurrenceRow, at: Date): Promise<RecurrenceRow> {
  await chargeCycle(tx, recurrence, at);
  const cycles = recurrence.cycles + 1;
  const nextOn = nextDay(recurrence, cycles);
  const ended = nextOn === null && recurrence.endOn !== null && recurrence.endOn <= businessDay(at, serviceZone);
  return changeRecurrence(tx, recurrence, { cycles, nextOn, status: ended ? 'ENDED' : recurrence.status }, at);
}
