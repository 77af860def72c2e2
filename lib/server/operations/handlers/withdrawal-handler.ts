import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import { shapes, type Transaction } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money';
import { lookUpCreation, prepareCreation, referenceOf, verifyCreation } from '@/lib/server/operations/creation';
import type { OperationHandler } from '@/lib/server/operations/operation-handler';
import { confirmedPayee } from '@/lib/server/payees/confirmed-payee';
import { lookAgain, lookUpKey } from '@/lib/server/payees/look-up';

const { ask } = shapes['withdrawals.create'];

/** A withdrawal to a Pix key (interface: Withdrawals), to the holder that the person confirmed. */
export const withdrawalHandler: OperationHandler<Transaction> = {
  endpoint: () => endpointNamed('withdrawals.create'),

  claim({ body, idempotencyKey }) {
    const { confirmation: _confirmation, acknowledged: _acknowledged, ...act } = ask.parse(body);
    return { act, reference: referenceOf(act.clientReference, idempotencyKey), subject: null, amount: toReais(act.amount) };
  },

  payee({ body }) {
    const { pixKey, confirmation } = ask.parse(body);
    return { target: pixKey, confirmation };
  },

  async prepare(trace, { body, requestId, confirmed }, services) {
    const { confirmation: _confirmation, acknowledged, ...asked } = ask.parse(body);
    const holder = await lookAgain(lookUpKey(asked.pixKey, { requestId, services }));
    const seenNow = holder && { holder, amount: null };
    const payee = await confirmedPayee({ key: asked.pixKey, confirmed, seenNow, acknowledged }, services);
    return { ...(await prepareCreation('withdrawals.find', trace, asked, requestId, services)), payee };
  },

  read: lookUpCreation('withdrawals.find'),
  judge: (trace, transaction) => verifyCreation(trace, ['WITHDRAW'], transaction),
};
