import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { shapes, type Transaction } from '@/lib/contracts/shapes';
import { refundParts } from '@/lib/domain/payment/refund-parts';
import { openInfraction, refundable } from '@/lib/domain/payment/refundable';
import { compareReais, reaisToNumber, subtractReais, toReais } from '@/lib/format/money/money';
import type { Environment } from '@/lib/server/environment';
import type { OperationHandler } from '@/lib/server/operations/operation-handler';
import { generateReference } from '@/lib/server/operations/own-reference';
import { readTransaction } from '@/lib/server/upstream/reading/read-transaction';

/**
 * A refund of a received Pix. Once the operation is locked, the transaction is fetched again: what the form showed must still hold, the
 * amount must fit the remainder, and no infraction may be open on it.
 */
export const refundHandler: OperationHandler<Transaction> = {
  endpoint: ({ paymentsRefundPath: path }: Environment) => ({ ...endpointNamed('refunds.create'), path }),

  describe({ params, body, idempotencyKey }) {
    const { expectedRemaining, ...fingerprintInput } = shapes['refunds.create'].request.parse(body);
    return {
      fingerprintInput,
      reference: fingerprintInput.clientReference ?? generateReference(idempotencyKey),
      subject: params.transactionId ?? null,
      amount: fingerprintInput.amount === undefined ? null : toReais(fingerprintInput.amount),
      expectedAmount: toReais(expectedRemaining),
    };
  },

  async prepare({ subject, reference, amount }, { body, requestId }, services) {
    const { expectedRemaining, amount: _amount, ...request } = shapes['refunds.create'].request.parse(body);
    const transaction = await readTransaction(subject ?? '', requestId, services);
    if (openInfraction(transaction)) throw problem({ statusCode: 422, errorCode: ownCodes.refundDuringInfraction });
    const { remainder, reason } = refundable(transaction, services.now());
    if (reason !== null) throw refused(reason);
    if (compareReais(remainder, toReais(expectedRemaining)) !== 0) {
      throw problem({ statusCode: 409, errorCode: ownCodes.outdated, details: [{ field: 'remainder', reason: remainder }] });
    }
    const requested = amount === null ? remainder : toReais(amount);
    if (compareReais(requested, remainder) > 0) throw refused('over-remainder');
    // The service refunds the whole when no amount is given; after a partial refund the remainder is sent as an amount.
    const whole = amount === null && compareReais(remainder, transaction.amount) === 0;
    const { refundAmount, refundStatus, refundedAt } = transaction;
    return {
      body: {
        ...request,
        ...(whole ? {} : { amount: reaisToNumber(requested) }),
        ...(reference === null ? {} : { clientReference: reference }),
      },
      amount: requested,
      before: { refundAmount, refundStatus, refundedAt },
      found: null,
    };
  },

  async lookUp({ subject }, requestId, services) {
    if (subject === null) return null;
    const { callbacks: _callbacks, infractions: _infractions, raw: _raw, ...rest } = await readTransaction(subject, requestId, services);
    return rest;
  },

  /**
   * The service cannot look a refund up by its reference, so the refund fields are compared with their values before. Succeeded when the
   * refunded total grew by at least our amount, or a refund in progress since then has failed. Without `before`, nothing was sent.
   */
  verify({ amount, before }, transaction) {
    if (before === null || amount === null) return 'not-found';
    const earlier = refundParts({
      refundAmount: before.refundAmount ? toReais(before.refundAmount) : null,
      refundStatus: before.refundStatus ?? null,
      refundedAt: before.refundedAt ?? null,
    });
    const increase = subtractReais(refundParts(transaction).total ?? toReais(0), earlier.total ?? toReais(0));
    const failed = transaction.refundStatus === 'CANCELED' && before.refundStatus !== 'CANCELED';
    return failed || compareReais(increase, toReais(amount)) >= 0 ? 'found' : 'not-found';
  },
};

function refused(reason: string) {
  return problem({ statusCode: 422, errorCode: ownCodes.notRefundable, details: [{ field: 'amount', reason }] });
}
