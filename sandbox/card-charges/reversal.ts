import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { Account } from '@/sandbox/accounts/account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import { behaviorOf, stateNumber } from './card-behavior';
import type { ChargeRow } from './charge-row';
import { enqueuePostback } from './enqueue-postback';
import { changeCharge, lockCharge } from './stored-charges';

const decision = 30_000;
const reversible = ['PAID', 'AUTHORIZED'] as const;

/**
 * Asks for a reversal, of all that is left without an amount. The acquirer decides half a minute later.
 * @throws ServiceProblem SV100 without the charge, SV402 while another is undecided, SV900 for what the acquirer does not reverse:
 * a charge that is not paid, more than is left, and parts in versions that reverse only the whole.
 */
export async function requestReversal(services: Services, account: Account, id: string, amount?: number): Promise<ChargeRow> {
  const { sql, clock, jobs } = services;
  const wholeOnly = services.variants.of(account).has('no-partial-reversals');
  const asked = await sql.begin(async (tx) => {
    const charge = await lockCharge(tx, account.id, id);
    if (!charge) throw new ServiceProblem('SV100');
    if (charge.reversalAmount !== null) throw new ServiceProblem('SV402');
    const { reversal } = behaviorOf(charge.details.card.number);
    const left = charge.amount - charge.reversedAmount;
    const wanted = amount ?? left;
    const partial = wanted < charge.amount;
    const open = reversible.some((state) => stateNumber(state) === charge.status);
    if (!open || wanted > left || reversal === 'refused' || (partial && wholeOnly)) throw new ServiceProblem('SV900');
    const at = clock.now();
    const dueAt = reversal === 'waits' ? null : new Date(at.getTime() + decision).toISOString();
    return changeCharge(tx, charge, { reversalAmount: wanted, reversedAt: at.toISOString(), dueAt }, at);
  });
  if (asked.dueAt) jobs.wakeBy('card-decisions', new Date(asked.dueAt));
  return asked;
}

/** Decides a reversal that was asked for. Of the whole, a charge of the same business day is voided and an older one refunded. */
export async function decideReversal(tx: TransactionSql, charge: ChargeRow, outcome: 'settled' | 'refused', at: Date): Promise<ChargeRow> {
  const { reversalAmount, reversedAmount, amount } = charge;
  const settled = outcome === 'settled' ? reversedAmount + (reversalAmount ?? 0) : reversedAmount;
  const whole = businessDay(charge.createdAt, serviceZone) === businessDay(at, serviceZone) ? 'VOIDED' : 'REFUNDED';
  const changed = await changeCharge(
    tx,
    charge,
    {
      status: settled === amount ? stateNumber(whole) : charge.status,
      reversedAmount: settled,
      reversalAmount: null,
      reversedAt: settled === 0 ? null : at.toISOString(),
      dueAt: null,
    },
    at,
  );
  await enqueuePostback(tx, changed, 'charge.update', at);
  return changed;
}
