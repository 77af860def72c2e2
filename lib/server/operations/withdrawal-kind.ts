import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import { shapes, type Transaction } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money';
import { confirmedPayee } from '@/lib/server/payees/confirmed-payee';
import { lookAgain, lookUpKey } from '@/lib/server/payees/look-up';
import { judgeCreation, prepareCreation, readCreation, referenceOf } from './creation';
import type { Kind } from './kind';

const { ask } = shapes['withdrawals.create'];

/** A withdrawal to a Pix key (interface: POST /withdraw), to the holder a person confirmed. */
export const withdrawalKind: Kind<Transaction> = {
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

  read: readCreation('withdrawals.find'),
  judge: (trace, transaction) => judgeCreation(trace, ['WITHDRAW'], transaction),
};
