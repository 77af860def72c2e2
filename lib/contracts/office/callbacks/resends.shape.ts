import { z } from 'zod';
import { idPattern } from '@/lib/contracts/address';
import { bodyInstant } from '@/lib/contracts/shape/body-field.shape';
import { deliveryOutcomes } from './delivery-outcomes';
import { resendRowStates, resendStates } from './resends';

const resendRow = z.object({
  transactionId: z.string(),
  /** The newest status delivered for the transaction. */
  status: z.string().nullable(),
  changedAt: z.string(),
  /** The result of the last attempt before. */
  outcome: z.enum(deliveryOutcomes),
  attempts: z.number(),
  /** The merchant's system had received this status already: it will arrive twice. */
  known: z.boolean(),
  state: z.enum(resendRowStates),
  /** The HTTP status of the new delivery. */
  answered: z.number().nullable(),
  code: z.string().nullable(),
});

const resendRecord = z.object({
  id: z.string(),
  state: z.enum(resendStates),
  staff: z.string(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** True when there were more than are resent at once. */
  truncated: z.boolean(),
  /** Deliveries to webhooks, which are resent from the webhook itself. */
  leftOut: z.number(),
  rows: z.array(resendRow),
});

export type Resend = z.output<typeof resendRecord>;

/** The filters of the list of deliveries, and the period every set has. */
const resendFilter = z.strictObject({
  createdAtFrom: bodyInstant,
  createdAtTo: bodyInstant,
  id: z.string().regex(idPattern).optional(),
  url: z.string().max(500).optional(),
  status: z.int().min(100).max(599).optional(),
  transactionId: z.string().regex(idPattern).optional(),
  hasError: z.boolean().optional(),
  /** Only these of what the rest of the filter finds: those that somebody chose. */
  transactionIds: z.array(z.string().regex(idPattern)).min(1).max(100).optional(),
});

export type ResendFilter = z.output<typeof resendFilter>;

const listedResend = resendRecord.pick({ id: true, state: true, staff: true, startedAt: true, endedAt: true }).extend({
  rows: z.number(),
  /** Rows with a result, and how many of them were delivered. */
  over: z.number(),
  accepted: z.number(),
});

export const resendShapes = {
  'resends.list': { record: z.object({ items: z.array(listedResend), hasNext: z.boolean(), total: z.number().nullable() }) },
  'resends.asked': { record: z.object({ items: z.array(z.object({ at: z.string(), by: z.string() })) }) },
  'resends.count': {
    body: z.strictObject({ filter: resendFilter, withKnown: z.boolean().default(false) }),
    record: resendRecord,
  },
  'resends.read': { record: resendRecord },
  'resends.start': { record: resendRecord },
  'resends.cancel': { record: resendRecord },
};
