import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import { shapes, type Transaction } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money/money';
import { lookUpCreation, prepareCreation, referenceOf, verifyCreation } from '@/lib/server/operations/creation';
import type { OperationHandler } from '@/lib/server/operations/operation-handler';
import { confirmedPayee } from '@/lib/server/payees/confirmed-payee';
import { lookAgain, lookUpKey } from '@/lib/server/payees/look-up';

const { request: requestShape } = shapes['withdrawals.create'];

/** A withdrawal to a Pix key (interface: Withdrawals), to the holder that the person confirmed. */
export const withdrawalHandler: OperationHandler<Transaction> = {
  endpoint: () => endpointNamed('withdrawals.create'),

  describe({ body, idempotencyKey }) {
    const { confirmation: _confirmation, acknowledged: _acknowledged, ...fingerprintInput } = requestShape.parse(body);
    return {
      fingerprintInput,
      reference: referenceOf(fingerprintInput.clientReference, idempotencyKey),
      subject: null,
      amount: toReais(fingerprintInput.amount),
      plannedFor: fingerprintInput.payOn,
      replaces: fingerprintInput.replaces,
    };
  },

  payee({ body }) {
    const { pixKey, confirmation } = requestShape.parse(body);
    return { target: pixKey, confirmation };
  },

  async prepare(facts, { body, requestId, confirmed, isPlanned = false }, services) {
    const { confirmation: _confirmation, acknowledged, payOn: _payOn, replaces: _replaces, ...request } = requestShape.parse(body);
    const looking = lookUpKey(request.pixKey, { requestId, services });
    const holder = await (isPlanned ? looking : lookAgain(looking));
    const seenNow = holder && { holder, amount: null };
    const payee = await confirmedPayee({ key: request.pixKey, confirmed, seenNow, acknowledged, exactly: isPlanned }, services);
    return { ...(await prepareCreation('withdrawals.find', facts, request, requestId, services)), payee };
  },

  lookUp: lookUpCreation('withdrawals.find'),
  verify: (facts, transaction) => verifyCreation(facts, ['WITHDRAW'], transaction),
};
