import 'server-only';
import { shapes } from '@/lib/contracts/shapes';
import { toReais } from '@/lib/format/money';
import { callbackUrl } from '@/lib/server/inbox/callback-url';
import type { Kind } from './kind';
import { findByReference } from './read-transaction';

/** A charge (interface: POST /pix). The address it reports to is ours to give, never the browser's. */
export const chargeKind: Kind = {
  async prepare({ body, idempotencyKey }, services) {
    const { clientReference, ...asked } = shapes['charges.create'].ask.parse(body);
    const reference = clientReference ?? `bal-${idempotencyKey}`;
    const reportTo = callbackUrl(services.environment);
    return {
      body: { ...asked, clientReference: reference, ...(reportTo ? { callbackUrl: reportTo } : {}) },
      reference,
      amount: toReais(asked.amount),
      subject: null,
      before: null,
    };
  },
  find: async ({ reference }, requestId, services) =>
    reference === null ? null : findByReference('charges.find', reference, requestId, services),
};
