import { requireAmount } from '@/sandbox/card-charges/charge-rules';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { changeRecurrence, findRecurrence, recurrenceToWire } from '@/sandbox/recurrence-records/recurrence-row';
import type { Handlers } from '@/sandbox/routing/handler';
import { deactivate, reactivate, updateRecurrence } from './update-recurrence';

/** interface: Card interface, recurrences. */
export const recurrenceHandlers = {
  async 'recurrences.read'({ account, params, sql }) {
    const recurrence = await findRecurrence(sql, account.id, params.recurrentPaymentId);
    if (!recurrence) throw new ServiceProblem('SV500');
    return recurrenceToWire(recurrence);
  },

  async 'recurrences.changeAmount'({ account, params, body: { amount }, ...services }) {
    const changed = await updateRecurrence(services, account.id, params.recurrentPaymentId, (tx, recurrence, at) => {
      requireAmount(amount, account.settings);
      return changeRecurrence(tx, recurrence, { amount }, at);
    });
    return recurrenceToWire(changed);
  },

  async 'recurrences.deactivate'({ account, params, ...services }) {
    return recurrenceToWire(await updateRecurrence(services, account.id, params.recurrentPaymentId, deactivate));
  },

  async 'recurrences.reactivate'({ account, params, body, variant, ...services }) {
    const accepted = body.acceptRetroactiveCharges === true;
    if (!accepted && variant.has('required-acceptance')) throw new ServiceProblem('SV504');
    const update = reactivate(accepted);
    return recurrenceToWire(await updateRecurrence(services, account.id, params.recurrentPaymentId, update));
  },
} satisfies Partial<Handlers<'card'>>;
