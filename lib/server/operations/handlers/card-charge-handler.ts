import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { type RecordOf, shapes } from '@/lib/contracts/shapes';
import { businessDay } from '@/lib/format/date';
import { documentKind } from '@/lib/format/identifier/document';
import { centsToReais, toCents } from '@/lib/format/money/money';
import { serviceZone } from '@/lib/format/zone';
import { cardPostbackUrl } from '@/lib/server/callback-address/callback-url';
import { findCardCharge } from '@/lib/server/operations/find-card-charge';
import type { OperationHandler } from '@/lib/server/operations/operation-handler';
import { firstAttemptAt } from '@/lib/server/operations/own-reference';

const { request: requestShape } = shapes['cardCharges.create'];

/**
 * A charge with card data (interface: Card interface). Of the card only the last four digits are used, and only inside the fingerprint. The
 * service accepts the same `externalId` twice, so a charge under it is searched in the list after a lost answer and before a retry. An
 * issuer's denial counts as a completed charge.
 */
export const cardChargeHandler: OperationHandler<RecordOf<'cardCharges.read'>> = {
  endpoint: () => endpointNamed('cardCharges.create'),

  describe({ body }) {
    const { card, ...request } = requestShape.parse(body);
    return {
      fingerprintInput: { ...request, lastFour: card.number.slice(-4) },
      reference: request.reference,
      subject: null,
      amount: centsToReais(toCents(request.amount)),
    };
  },

  async prepare(facts, { body, requestId }, services) {
    const request = requestShape.parse(body);
    const today = businessDay(services.now(), serviceZone);
    const [month = '', year = ''] = request.card.expiration.split('/');
    if (`${year}-${month}` < today.slice(0, 7)) {
      throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'card.expiration', reason: 'past' }] });
    }
    const attemptedAt = await firstAttemptAt(services.db, facts);
    const days = attemptedAt && { from: businessDay(attemptedAt, serviceZone), until: today };
    const found = days && (await findCardCharge(request.reference, days, requestId, services));
    return { body: bodyOf(request, cardPostbackUrl(services.environment)), amount: facts.amount, before: { day: today }, found };
  },

  lookUp: async ({ reference, before }, requestId, services) =>
    reference && before?.day ? findCardCharge(reference, { from: before.day, until: before.day }, requestId, services) : null,

  verify: ({ reference, amount }, charge) =>
    charge.externalId === reference && centsToReais(charge.amount) === amount ? 'found' : 'mismatch',
};

/** The request body. The postback URL is always ours, never the browser's. */
function bodyOf(request: ReturnType<typeof requestShape.parse>, postbackUrl: string | null) {
  const { amount, description, reference, customer, installments, recurrence, card } = request;
  const identityType = customer.identity && documentKind(customer.identity)?.toUpperCase();
  return {
    amount,
    customer: { ...customer, ...(identityType && { identityType }) },
    paymentType: 'creditcard',
    cart: [{ name: description, quantity: 1, sku: reference, unitPrice: amount }],
    creditCardPayment: { installments, authenticate: false, currency: 'BRL', card },
    externalId: reference,
    ...(postbackUrl && { postbackUrl }),
    ...(recurrence && { recurrence }),
  };
}
