import 'server-only';
import { problem } from '@/lib/contracts/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { shapes } from '@/lib/contracts/shapes';
import { compareReais, toReais } from '@/lib/format/money';
import { callbackUrl } from '@/lib/server/inbox/callback-url';
import type { Kind } from './kind';
import { isOwnReference, mintedReference } from './own-reference';
import { findByReference } from './read-transaction';

/** A charge (interface: POST /pix). The address it reports to is ours to give, never the browser's. */
export const chargeKind: Kind = {
  endpoint: () => endpointNamed('charges.create'),

  claim({ body, idempotencyKey }) {
    const act = shapes['charges.create'].ask.parse(body);
    const { amount, clientReference, expiresIn } = act;
    return { act, reference: clientReference ?? mintedReference(idempotencyKey), subject: null, amount: toReais(amount), expiresIn };
  },

  /** A reference somebody typed may be in use: what exists under it before anything is sent is not of this act's making. */
  async prepare(trace, { body, requestId }, services) {
    const { reference, amount, idempotencyKey } = trace;
    const reportTo = callbackUrl(services.environment);
    const sent = {
      ...shapes['charges.create'].ask.parse(body),
      ...(reference === null ? {} : { clientReference: reference }),
      ...(reportTo ? { callbackUrl: reportTo } : {}),
    };
    const typed = reference !== null && reference !== mintedReference(idempotencyKey);
    const found = typed ? await findByReference(reference, requestId, services) : null;
    if (found && !(await isOwnReference(services.db, trace))) {
      throw problem({ statusCode: 409, errorCode: 'SVC210', details: [{ field: 'transaction', reason: found.id }] });
    }
    return { body: sent, amount, before: null, found };
  },

  read: async ({ reference }, requestId, services) => (reference === null ? null : findByReference(reference, requestId, services)),

  /** A transaction under our reference with another amount is not what was asked for. */
  judge({ amount }, { type, amount: told }) {
    return type === 'DEPOSIT' && amount !== null && compareReais(told, toReais(amount)) === 0 ? 'effect' : 'other';
  },
};
