import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import type { Account } from '@/sandbox/accounts/account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import type { ChargeRow } from './charge-row';
import { behaviorOf, stateNumber } from './decision/card-behavior';
import { enqueuePostback } from './enqueue-postback';
import { changeCharge, lockCharge } from './stored-charges';

const decisionDelay = 30_000;
const reversible = ['PAID', 'AUTHORIZED'] as const;

/**
 * Requests a reversal of an amount, or of the whole remainder without one. The acquirer decides half a minute later.
 * @throws ServiceProblem SV100 when the charge does not exist, SV402 while another reversal is undecided, SV900 when the charge is not
 * paid, the amount exceeds the remainder, or a variant allows only full reversals.
 */
export async function requestReversal(services: Services, account: Account, id: string, amount?: number): Promise<ChargeRow> {
  const { sql, clock, jobs } = services;
  const wholeOnly = services.variants.of(account).has('no-partial-reversals');
  const requested = await sql.begin(async (tx) => {
    const charge = await lockCharge(tx, account.id, id);
    if (!charge) throw new ServiceProblem('SV100');
    if (charge.reversalAmount !== null) throw new ServiceProblem('SV402');
    const { reversal } = behaviorOf(charge.details.card.number);
    const remainder = charge.amount - charge.reversedAmount;
    const reversalAmount = amount ?? remainder;
    const partial = reversalAmount < charge.amount;
    const isReversible = reversible.some((state) => stateNumber(state) === charge.status);
    if (!isReversible || reversalAmount > remainder || reversal === 'refused' || (partial && wholeOnly)) throw new ServiceProblem('SV900');
    const at = clock.now();
    const dueAt = reversal === 'waits' ? null : new Date(at.getTime() + decisionDelay).toISOString();
    return changeCharge(tx, charge, { reversalAmount, reversedAt: at.toISOString(), dueAt }, at);
  });
  if (requested.dueAt) jobs.wakeBy('card-decisions', new Date(requested.dueAt));
  return requested;
}

/** Settles or refuses a requested reversal. A full reversal is VOIDED on the business day of the charge and REFUNDED later. */
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
