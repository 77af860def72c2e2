import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import { shapes, type Transaction } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money';
import { lookUpCreation, prepareCreation, referenceOf, verifyCreation } from '@/lib/server/operations/creation';
import type { OperationHandler } from '@/lib/server/operations/operation-handler';

/** Creates a charge (interface: Deposits). */
export const chargeHandler: OperationHandler<Transaction> = {
  endpoint: () => endpointNamed('charges.create'),

  claim({ body, idempotencyKey }) {
    const act = shapes['charges.create'].ask.parse(body);
    const { amount, clientReference, expiresIn } = act;
    return { act, reference: referenceOf(clientReference, idempotencyKey), subject: null, amount: toReais(amount), expiresIn };
  },

  prepare: (trace, { body, requestId }, services) =>
    prepareCreation('charges.find', trace, shapes['charges.create'].ask.parse(body), requestId, services),
  read: lookUpCreation('charges.find'),
  judge: (trace, transaction) => verifyCreation(trace, ['DEPOSIT'], transaction),
};
