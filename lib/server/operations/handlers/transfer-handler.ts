import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import { shapes, type Transaction } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money/money';
import { lookUpCreation, prepareCreation, referenceOf, verifyCreation } from '@/lib/server/operations/creation';
import type { OperationHandler } from '@/lib/server/operations/operation-handler';
import { accountTarget } from '@/lib/server/payees/account-target';
import { confirmedPayee } from '@/lib/server/payees/confirmed-payee';

const { request: requestShape } = shapes['transfers.create'];

/** An internal transfer (interface: Internal transfer): a withdrawal for the sender, or a type of its own in one variant. */
export const transferHandler: OperationHandler<Transaction> = {
  endpoint: () => endpointNamed('transfers.create'),

  describe({ body, idempotencyKey }) {
    const { confirmation: _confirmation, ...fingerprintInput } = requestShape.parse(body);
    return {
      fingerprintInput,
      reference: referenceOf(fingerprintInput.clientReference, idempotencyKey),
      subject: null,
      amount: toReais(fingerprintInput.amount),
    };
  },

  payee({ body }) {
    const { receiverAccountNumber, confirmation } = requestShape.parse(body);
    return { target: accountTarget(receiverAccountNumber), confirmation };
  },

  async prepare(facts, { body, requestId, confirmed }, services) {
    const { confirmation: _confirmation, ...request } = requestShape.parse(body);
    const key = accountTarget(request.receiverAccountNumber);
    const payee = await confirmedPayee({ key, confirmed, seenNow: null, acknowledged: false }, services);
    return { ...(await prepareCreation('transfers.find', facts, request, requestId, services)), payee };
  },

  lookUp: lookUpCreation('transfers.find'),
  verify: (facts, transaction) => verifyCreation(facts, ['WITHDRAW', 'INTERNAL_TRANSFER'], transaction),
};
