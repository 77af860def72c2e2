import { z } from 'zod';
import { pixKeyTypes } from '@/lib/contracts/pix/account/pix-keys';
import { callbackTo } from '@/lib/contracts/shape/body-field.shape';
import { reais } from '@/lib/contracts/shape/field.shape';
import { holderRecord } from '@/lib/contracts/shape/holder.shape';
import { wholeFor } from '@/lib/contracts/shape/whole.shape';
import { paymentInvoiceShapes } from './invoices/payment-invoices.shape';
import { heldReasons, operationKinds, operationStates } from './operations';
import { proofMethods } from './second-factor/proof-methods';

const problemRecord = z.object({
  statusCode: z.number(),
  errorCode: z.string().nullable(),
  message: z.string().nullable(),
  requestId: z.string().nullable(),
  details: z.array(z.object({ field: z.string(), reason: z.string() })).readonly(),
  retryAfterSeconds: z.number().nullable(),
});

export const operationRecord = z.object({
  id: z.string(),
  kind: z.enum(operationKinds),
  state: z.enum(operationStates),
  /** Our `clientReference`, by which an unknown outcome is looked up. */
  reference: z.string().nullable(),
  /** The transaction the operation is about: the refunded one. */
  subject: z.string().nullable(),
  /** Null for "the whole" until the service has returned the amount. */
  amount: reais.nullable(),
  /** What its requester wrote for the receiver. */
  description: z.string().nullable(),
  /** The currency of a card charge that is not in reais; otherwise null. */
  currency: z.string().nullable(),
  /** Seconds after its creation during which the charge can be paid; null for other operations. */
  expiresIn: z.number().nullable(),
  /** The confirmed payee, and whom the same key had paid before, if that was someone else. */
  holder: holderRecord.nullable(),
  holderBefore: holderRecord.nullable(),
  /** The refund fields of the transaction before a refund; null for everything else. */
  refundBefore: z
    .object({ refundAmount: reais.nullable(), refundStatus: z.string().nullable(), refundedAt: z.string().nullable() })
    .nullable(),
  /** How the second factor was proved for exactly this operation; null where it was not asked for. */
  proof: z.enum(proofMethods).nullable(),
  /** The resulting transaction. */
  transactionId: z.string().nullable(),
  problem: problemRecord.nullable(),
  /** The day of São Paulo a payment was planned for, and when it was; null for one that was sent at once. */
  plannedFor: z.string().nullable(),
  plannedAt: z.string().nullable(),
  /** Why it was held back on its day. */
  held: z.enum(heldReasons).nullable(),
  /** Whether what it would have sent is still stored, so that a form can begin with it. */
  hasPlan: z.boolean(),
  staff: z.string(),
  mine: z.boolean(),
  reads: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Operation = z.output<typeof operationRecord>;

export const operationShapes = {
  ...paymentInvoiceShapes,
  'operations.list': { record: z.object({ items: z.array(operationRecord), hasNext: z.boolean(), total: z.number().nullable() }) },
  'operations.read': { record: operationRecord },
  'operations.check': { record: operationRecord },
  'operations.plan': {
    record: z.object({
      pixKey: z.string(),
      pixType: z.enum(pixKeyTypes),
      amount: reais,
      description: z.string().nullable(),
      virtualAccount: z.string().nullable(),
      callbackTo: callbackTo.nullable(),
    }),
    whole: wholeFor('withdrawals:create', 'Whoever sends what was planned has to see which key it pays.'),
  },
  'operations.cancel': { record: operationRecord },
};
