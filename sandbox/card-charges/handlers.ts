import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Handlers } from '@/sandbox/routing/handler';
import { Created } from '@/sandbox/routing/handler-result';
import { createCharge } from './create-charge';
import { reasonOf } from './decision/reason-messages';
import { listCharges } from './list-charges';
import { requestReversal } from './reversal';
import { chargesToWire, chargeWire, findCharge } from './stored-charges';

const defaultLimit = 10;

/** interface: Card interface. */
export const cardChargeHandlers = {
  async 'cardCharges.create'({ account, body, ...services }) {
    const charge = await createCharge(services, account, body);
    const wire = await chargeWire(services.sql, charge);
    const reason = reasonOf(charge.reasonCode);
    // The messages of the issuer and the acquirer are in the answer to the creation only.
    const messages = { reasonMessage: reason?.name ?? null, returnCode: charge.reasonCode, returnMessage: reason?.message ?? null };
    return new Created({ ...wire, creditCardPayment: { ...wire.creditCardPayment, ...messages } });
  },

  async 'cardCharges.list'({ account, query, sql }) {
    const { page = 1, limit = defaultLimit } = query;
    const { total, rows } = await listCharges(sql, account.id, query, limit);
    return { page, total, totalPages: Math.ceil(total / limit), charges: await chargesToWire(sql, rows) };
  },

  async 'cardCharges.read'({ account, params, sql }) {
    const charge = await findCharge(sql, account.id, params.chargeId);
    if (!charge) throw new ServiceProblem('SV100');
    return chargeWire(sql, charge);
  },

  async 'cardCharges.reverse'({ account, params, query, ...services }) {
    const charge = await requestReversal(services, account, params.chargeId, query.amount);
    return chargeWire(services.sql, charge);
  },
} satisfies Partial<Handlers<'card'>>;
