import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import { shapes, type Transaction } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money';
import { judgeCreation, prepareCreation, readCreation, referenceOf } from './creation';
import type { Kind } from './kind';

/** A charge (interface: POST /pix). */
export const chargeKind: Kind<Transaction> = {
  endpoint: () => endpointNamed('charges.create'),

  claim({ body, idempotencyKey }) {
    const act = shapes['charges.create'].ask.parse(body);
    const { amount, clientReference, expiresIn } = act;
    return { act, reference: referenceOf(clientReference, idempotencyKey), subject: null, amount: toReais(amount), expiresIn };
  },

  prepare: (trace, { body, requestId }, services) =>
    prepareCreation('charges.find', trace, shapes['charges.create'].ask.parse(body), requestId, services),
  read: readCreation('charges.find'),
  judge: (trace, transaction) => judgeCreation(trace, ['DEPOSIT'], transaction),
};
