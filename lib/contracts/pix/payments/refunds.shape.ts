import { z } from 'zod';
import { amountFrom, clientReference, pixText } from '@/lib/contracts/shape/body-field.shape';
import { reais } from '@/lib/contracts/shape/field.shape';
import { minimumReais } from '@/lib/contracts/shape/field-rules';
import { transactionRecord, transactionWire } from './transactions.shape';

/** An empty object refunds the whole. The same reference with the same amount is the same refund. */
const refundBody = z.strictObject({
  amount: amountFrom(minimumReais['refunds.create']).optional(),
  description: pixText.optional(),
  clientReference: clientReference.optional(),
});

/** Includes the remainder the form showed, so that a refund made meanwhile by someone else stops this one. */
const refundRequest = refundBody.extend({ expectedRemaining: reais });

export const refundShapes = {
  'refunds.create': { request: refundRequest, body: refundBody, wire: transactionWire, record: transactionRecord },
};
