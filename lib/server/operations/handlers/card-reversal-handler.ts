import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { type RecordOf, shapes } from '@/lib/contracts/shapes';
import { reversibleOf } from '@/lib/domain/card/reversible';
import { amountToMinor, foreignCurrency, minorToAmount } from '@/lib/format/money/currency';
import { centsToReais, toCents, toReais } from '@/lib/format/money/money';
import type { OperationHandler } from '@/lib/server/operations/operation-handler';
import type { Services } from '@/lib/server/services';
import { readWhole } from '@/lib/server/upstream/reading/read-record';

type CardCharge = RecordOf<'cardCharges.read'>;

/**
 * A reversal of a card charge (interface: Card interface). Operations store decimals; the service counts in the smallest unit of the charge's currency. Once the operation
 * is locked, the charge is fetched again: what the form showed must still hold, and the amount must fit the remainder.
 */
export const cardReversalHandler: OperationHandler<CardCharge> = {
  endpoint: () => endpointNamed('cardCharges.reverse'),

  describe({ params, body }) {
    const { expectedRemaining: _expected, ...fingerprintInput } = shapes['cardCharges.reverse'].request.parse(body);
    return {
      fingerprintInput,
      reference: null,
      subject: params.chargeId ?? null,
      amount: fingerprintInput.amount === undefined ? null : centsToReais(toCents(fingerprintInput.amount)),
    };
  },

  async prepare({ subject }, { body, requestId }, services) {
    const { expectedRemaining, amount } = shapes['cardCharges.reverse'].request.parse(body);
    const charge = await readCharge(subject ?? '', requestId, services);
    const remainder = reversibleOf(charge);
    const currency = charge.creditCardPayment?.currency;
    if (remainder === 0) throw refused('nothing-left');
    if (remainder !== expectedRemaining) {
      throw problem({
        statusCode: 409,
        errorCode: ownCodes.outdated,
        details: [{ field: 'remainder', reason: minorToAmount(remainder, currency) }],
      });
    }
    const requested = amount === undefined ? remainder : toCents(amount);
    if (requested > remainder) throw refused('over-remainder');
    return {
      // The service reverses the whole charge when no amount is given.
      query: requested === charge.amount ? {} : { amount: requested },
      amount: minorToAmount(requested, currency),
      currency: foreignCurrency(currency),
      before: before(charge),
      found: null,
    };
  },

  lookUp: async ({ subject }, requestId, services) => (subject === null ? null : readCharge(subject, requestId, services)),

  /** Succeeded when the reversed total grew by at least our amount, or a later reversal has ended. */
  verify({ amount, before: earlier }, charge) {
    if (earlier === null || amount === null) return 'not-found';
    const now = before(charge);
    const increase = Number(now.reversedAmount) - Number(earlier.reversedAmount);
    const ended = now.reversedDate !== null && now.reversedDate !== earlier.reversedDate;
    return ended || increase >= amountToMinor(toReais(amount), charge.creditCardPayment?.currency) ? 'found' : 'not-found';
  },
};

function before({ creditCardPayment }: CardCharge) {
  return { reversedAmount: String(creditCardPayment?.reversedAmount ?? 0), reversedDate: creditCardPayment?.reversedDate ?? null };
}

async function readCharge(chargeId: string, requestId: string, services: Services): Promise<CardCharge> {
  const wire = await services.upstream({ endpoint: endpointNamed('cardCharges.read'), params: { chargeId }, requestId });
  return readWhole('cardCharges.read', wire, { params: { chargeId }, requestId });
}

function refused(reason: string) {
  return problem({ statusCode: 422, errorCode: ownCodes.notRefundable, details: [{ field: 'amount', reason }] });
}
