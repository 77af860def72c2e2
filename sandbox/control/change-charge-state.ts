import { randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { ChargeRow, ChargeWire } from '@/sandbox/card-charges/charge-row';
import { addChargeback, decideChargeback } from '@/sandbox/card-charges/chargeback';
import { stateNumber } from '@/sandbox/card-charges/decision/card-behavior';
import { decideCharge } from '@/sandbox/card-charges/decision/decide-charge';
import { decideReversal } from '@/sandbox/card-charges/reversal';
import { chargeWire, lockCharge } from '@/sandbox/card-charges/stored-charges';
import type { cardChargeTransition, chargebackCommand, chargebackDecision } from '@/sandbox/control/commands/card-commands';
import type { TransactionSql } from '@/sandbox/database/open-database';
import type { Services } from '@/sandbox/services';
import { ConflictError } from './conflict-error';
import { requireAccount } from './require-account';

const tenDays = 10 * 24 * 3_600_000;
const undecided = new Set((['NOT_FINISHED', 'AUTHORIZED', 'PENDING'] as const).map(stateNumber));

/** Applies a decision of the issuer or the acquirer. @throws ConflictError when no decision is pending. */
export function changeChargeState(services: Services, id: string, command: z.output<typeof cardChargeTransition>): Promise<ChargeWire> {
  return withCharge(services, command.token, id, async (tx, charge, at) => {
    if (command.move === 'settle-reversal' || command.move === 'refuse-reversal') {
      if (charge.reversalAmount === null) throw new ConflictError('no reversal is undecided');
      await decideReversal(tx, charge, command.move === 'settle-reversal' ? 'settled' : 'refused', at);
      return;
    }
    if (!undecided.has(charge.status)) throw new ConflictError('the charge has its answer already');
    await decideCharge(tx, charge, decisionOf(command), at);
  });
}

/** Adds a chargeback to a paid charge. */
export function contestCharge(services: Services, id: string, command: z.output<typeof chargebackCommand>): Promise<ChargeWire> {
  return withCharge(services, command.token, id, async (tx, charge, at) => {
    if (charge.status !== stateNumber('PAID')) throw new ConflictError('only a paid charge can be contested');
    const { token: _token, amount = charge.amount, defenseDeadline = new Date(at.getTime() + tenDays).toISOString(), ...reason } = command;
    await addChargeback(tx, charge, { ...reason, amount, defenseDeadline, number: `CB${randomInt(1e11, 1e12)}` }, at);
  });
}

/** Ends a chargeback. */
export function decideContestedCharge(
  services: Services,
  id: string,
  number: string,
  { token, ...decision }: z.output<typeof chargebackDecision>,
): Promise<ChargeWire> {
  return withCharge(services, token, id, (tx, charge, at) => decideChargeback(tx, charge, number, decision, at));
}

function decisionOf(command: z.output<typeof cardChargeTransition>) {
  if (command.move === 'deny') return { state: 'DENIED', reasonCode: command.reasonCode } as const;
  return { state: command.move === 'pay' ? 'PAID' : command.move === 'authorize' ? 'AUTHORIZED' : 'ABORTED' } as const;
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
  void services.jobs.trigger('card-postbacks');
  return wire;
}
