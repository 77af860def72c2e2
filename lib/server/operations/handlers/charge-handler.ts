import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import { shapes, type Transaction } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money/money';
import { lookUpCreation, prepareCreation, referenceOf, verifyCreation } from '@/lib/server/operations/creation';
import type { OperationHandler } from '@/lib/server/operations/operation-handler';

/** Creates a charge (interface: Deposits). */
export const chargeHandler: OperationHandler<Transaction> = {
  endpoint: () => endpointNamed('charges.create'),

  describe({ body, idempotencyKey }) {
    const fingerprintInput = shapes['charges.create'].request.parse(body);
    const { amount, clientReference, expiresIn } = fingerprintInput;
    return { fingerprintInput, reference: referenceOf(clientReference, idempotencyKey), subject: null, amount: toReais(amount), expiresIn };
  },

  prepare: (facts, { body, requestId }, services) =>
    prepareCreation('charges.find', facts, shapes['charges.create'].request.parse(body), requestId, services),
  lookUp: lookUpCreation('charges.find'),
  verify: (facts, transaction) => verifyCreation(facts, ['DEPOSIT'], transaction),
};
