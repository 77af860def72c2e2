import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import { stateNumber } from '@/sandbox/card-charges/card-behavior';
import type { ChargeRow, ChargeWire } from '@/sandbox/card-charges/charge-row';
import { addChargeback, decideChargeback } from '@/sandbox/card-charges/chargeback';
import { decideCharge } from '@/sandbox/card-charges/decide-charge';
import { decideReversal } from '@/sandbox/card-charges/reversal';
import { chargeWire, lockCharge } from '@/sandbox/card-charges/stored-charges';
import type { chargebackCommand, chargebackDecision, chargeCommand } from '@/sandbox/control/commands/card-commands';
import type { TransactionSql } from '@/sandbox/database/open-database';
import type { Services } from '@/sandbox/services';
import { ConflictError } from './conflict-error';
import { requireAccount } from './require-account';

const tenDays = 10 * 24 * 3_600_000;
const unanswered = new Set((['NOT_FINISHED', 'AUTHORIZED', 'PENDING'] as const).map(stateNumber));

/** Answers for the issuer or the acquirer. @throws Impossible when nothing waits for that answer. */
export function changeChargeState(services: Services, id: string, order: z.output<typeof chargeCommand>): Promise<ChargeWire> {
  return withCharge(services, order.token, id, async (tx, charge, at) => {
    if (order.move === 'settle-reversal' || order.move === 'refuse-reversal') {
      if (charge.reversalAmount === null) throw new ConflictError('no reversal is undecided');
      await decideReversal(tx, charge, order.move === 'settle-reversal' ? 'settled' : 'refused', at);
      return;
    }
    if (!unanswered.has(charge.status)) throw new ConflictError('the charge has its answer already');
    await decideCharge(tx, charge, decisionOf(order), at);
  });
}

/** The cardholder's bank contests a paid charge. */
export function commandChargeback(services: Services, id: string, order: z.output<typeof chargebackCommand>): Promise<ChargeWire> {
  return withCharge(services, order.token, id, async (tx, charge, at) => {
    if (charge.status !== stateNumber('PAID')) throw new ConflictError('only a paid charge can be contested');
    const { token: _token, amount = charge.amount, defenseDeadline = new Date(at.getTime() + tenDays).toISOString(), ...reason } = order;
    await addChargeback(tx, charge, { ...reason, amount, defenseDeadline, number: `CB${randomInt(1e11, 1e12)}` }, at);
  });
}

export function commandChargebackDecision(
  services: Services,
  id: string,
  number: string,
  { token, ...decided }: z.output<typeof chargebackDecision>,
): Promise<ChargeWire> {
  return withCharge(services, token, id, (tx, charge, at) => decideChargeback(tx, charge, number, decided, at));
}

function decisionOf(order: z.output<typeof chargeCommand>) {
  if (order.move === 'deny') return { state: 'DENIED', reasonCode: order.reasonCode } as const;
  return { state: order.move === 'pay' ? 'PAID' : order.move === 'authorize' ? 'AUTHORIZED' : 'ABORTED' } as const;
}

async function withCharge(
  services: Services,
  token: string,
  id: string,
  apply: (tx: TransactionSql, charge: ChargeRow, at: Date) => Promise<void>,
): Promise<ChargeWire> {
  const account = await requireAccount(services, token);
  const wire = await services.sql.begin(async (tx) => {
    const charge = await lockCharge(tx, account.id, id);
    if (!charge) throw new ConflictError('there is no such charge');
    await apply(tx, charge, services.clock.now());
    const changed = await lockCharge(tx, account.id, id);
    return chargeWire(tx, changed ?? charge);
  });
  void services.jobs.nudge('card-postbacks');
  return wire;
}
