import 'server-only';
import { problem } from '@/lib/contracts/problem';
import { openInfraction, refundable } from '@/lib/contracts/refundable';
import { shapes } from '@/lib/contracts/shapes';
import { compareReais, toReais } from '@/lib/format/money';
import type { Kind } from './kind';
import { readTransaction } from './read-transaction';

/**
 * A refund of a received Pix. Reads the transaction anew before anything is sent: what the form showed must still hold,
 * the amount must fit the remainder, and no infraction may be open on it.
 */
export const refundKind: Kind = {
  async prepare({ params, body, idempotencyKey, requestId }, services) {
    const { seen, ...asked } = shapes['refunds.create'].ask.parse(body);
    const id = params.transactionId ?? '';
    const transaction = await readTransaction(id, requestId, services);
    if (openInfraction(transaction)) throw problem({ statusCode: 422, errorCode: 'SVB423' });
    const now = refundable(transaction, services.now());
    if (now.reason !== null) throw problem({ statusCode: 422, errorCode: 'SVB424', details: [{ field: 'amount', reason: now.reason }] });
    if (compareReais(now.remainder, toReais(seen.remainder)) !== 0) {
      throw problem({ statusCode: 409, errorCode: 'SVB410', details: [{ field: 'remainder', reason: now.remainder }] });
    }
    const amount = asked.amount === undefined ? now.remainder : toReais(asked.amount);
    if (compareReais(amount, now.remainder) > 0) {
      throw problem({ statusCode: 422, errorCode: 'SVB424', details: [{ field: 'amount', reason: 'over-remainder' }] });
    }
    const { clientReference, ...rest } = asked;
    const reference = clientReference ?? `bal-${idempotencyKey}`;
    return {
      body: { ...rest, clientReference: reference },
      reference,
      amount,
      subject: id,
      before: {
        refundAmount: transaction.refundAmount,
        refundStatus: transaction.refundStatus,
        refundEndToEndId: transaction.refundEndToEndId,
      },
    };
  },

  /** The service takes the reference but finds nothing by it: the effect shows in the refund fields, compared with what they were. */
  async find({ subject, before }, requestId, services) {
    if (subject === null) return null;
    const {
      callbacks: _callbacks,
      infractions: _infractions,
      raw: _raw,
      ...transaction
    } = await readTransaction(subject, requestId, services);
    const same =
      transaction.refundAmount === (before?.refundAmount ?? null) &&
      transaction.refundStatus === (before?.refundStatus ?? null) &&
      transaction.refundEndToEndId === (before?.refundEndToEndId ?? null);
    return same ? null : transaction;
  },
};
