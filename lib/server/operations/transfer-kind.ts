import 'server-only';
import { endpointNamed } from '@/lib/contracts/registry';
import { shapes, type Transaction } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money';
import { judgeCreation, prepareCreation, readCreation, referenceOf } from './creation';
import type { Kind } from './kind';

/** An internal transfer (interface: POST /internal-transfer): a withdrawal to the payer, in one variant a type of its own. */
export const transferKind: Kind<Transaction> = {
  endpoint: () => endpointNamed('transfers.create'),

  claim({ body, idempotencyKey }) {
    const act = shapes['transfers.create'].ask.parse(body);
    return { act, reference: referenceOf(act.clientReference, idempotencyKey), subject: null, amount: toReais(act.amount) };
  },

  prepare: (trace, { body, requestId }, services) =>
    prepareCreation('transfers.find', trace, shapes['transfers.create'].ask.parse(body), requestId, services),
  read: readCreation('transfers.find'),
  judge: (trace, transaction) => judgeCreation(trace, ['WITHDRAW', 'INTERNAL_TRANSFER'], transaction),
};
