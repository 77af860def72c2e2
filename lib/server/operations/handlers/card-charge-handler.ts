import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { type RecordOf, shapes } from '@/lib/contracts/shapes';
import { businessDay } from '@/lib/format/date';
import { documentKind } from '@/lib/format/document';
import { centsToReais, toCents } from '@/lib/format/money';
import { serviceZone } from '@/lib/format/zone';
import { cardPostbackUrl } from '@/lib/server/callback-address/callback-url';
import { findCardCharge } from '@/lib/server/operations/find-card-charge';
import type { OperationHandler } from '@/lib/server/operations/operation-handler';
import { firstTriedAt } from '@/lib/server/operations/own-reference';

const { ask } = shapes['cardCharges.create'];

/**
 * A charge with card data (interface: Card interface). Of the card only the last four digits are used, and only inside the fingerprint. The
 * service accepts the same `externalId` twice, so a charge under it is searched in the list after a lost answer and before a retry. An
 * issuer's denial counts as a completed charge.
 */
export const cardChargeHandler: OperationHandler<RecordOf<'cardCharges.read'>> = {
  endpoint: () => endpointNamed('cardCharges.create'),

  claim({ body }) {
    const { card, ...asked } = ask.parse(body);
    return {
      act: { ...asked, lastFour: card.number.slice(-4) },
      reference: asked.reference,
      subject: null,
      amount: centsToReais(toCents(asked.amount)),
    };
  },

  async prepare(trace, { body, requestId }, services) {
    const asked = ask.parse(body);
    const today = businessDay(services.now(), serviceZone);
    const [month = '', year = ''] = asked.card.expiration.split('/');
    if (`${year}-${month}` < today.slice(0, 7)) {
      throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: 'card.expiration', reason: 'past' }] });
    }
    const triedAt = await firstTriedAt(services.db, trace);
    const days = triedAt && { from: businessDay(triedAt, serviceZone), until: today };
    const found = days && (await findCardCharge(asked.reference, days, requestId, services));
    return { body: bodyOf(asked, cardPostbackUrl(services.environment)), amount: trace.amount, before: { day: today }, found };
  },

  read: async ({ reference, before }, requestId, services) =>
    reference && before?.day ? findCardCharge(reference, { from: before.day, until: before.day }, requestId, services) : null,

  judge: ({ reference, amount }, charge) =>
    charge.externalId === reference && centsToReais(charge.amount) === amount ? 'effect' : 'other',
};

/** The request body. The postback URL is always ours, never the browser's. */
function bodyOf(asked: ReturnType<typeof ask.parse>, postbackUrl: string | null) {
  const { amount, description, reference, customer, installments, recurrence, card } = asked;
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
