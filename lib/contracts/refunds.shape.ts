import { z } from 'zod';
import { amountFrom, clientReference, pixText } from './body-field.shape';
import { transactionRecord, transactionWire } from './transactions.shape';

/** An empty object refunds the whole. The same reference with the same amount is the same refund. */
const refundBody = z.strictObject({
  amount: amountFrom(0.01).optional(),
  description: pixText.optional(),
  clientReference: clientReference.optional(),
});

export const refundShapes = {
  'refunds.create': { body: refundBody, wire: transactionWire, record: transactionRecord },
};
