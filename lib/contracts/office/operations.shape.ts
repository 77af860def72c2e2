import { z } from 'zod';
import { reais } from '@/lib/contracts/field.shape';
import { holderRecord } from '@/lib/contracts/holder.shape';
import { operationKinds, operationStates } from './operations';

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
  /** Our `clientReference`, by which an unknown outcome is read. */
  reference: z.string().nullable(),
  /** The transaction acted on: the one refunded. */
  subject: z.string().nullable(),
  /** Null for "the whole" until the service has told how much that was. */
  amount: reais.nullable(),
  /** Of a card charge in another currency: what the amount is in. Null for reais. */
  currency: z.string().nullable(),
  /** Seconds the charge can be paid from its creation on; null for everything else. */
  expiresIn: z.number().nullable(),
  /** Whom the person confirmed as the payee, and whom the same key had paid before when that was somebody else. */
  holder: holderRecord.nullable(),
  holderBefore: holderRecord.nullable(),
  /** The transaction that came of it. */
  transactionId: z.string().nullable(),
  problem: problemRecord.nullable(),
  staff: z.string(),
  mine: z.boolean(),
  reads: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

export type Operation = z.output<typeof operationRecord>;

export const operationShapes = {
  'operations.list': { record: z.object({ items: z.array(operationRecord), hasNext: z.boolean(), total: z.number().nullable() }) },
  'operations.read': { record: operationRecord },
  'operations.check': { record: operationRecord },
};
