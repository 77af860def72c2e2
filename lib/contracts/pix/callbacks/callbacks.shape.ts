import { z } from 'zod';
import { transactionStatuses } from '@/lib/contracts/pix/payments/transactions';
import { bodyInstant } from '@/lib/contracts/shape/body-field.shape';
import { instant, nullableText, optionalText } from '@/lib/contracts/shape/field.shape';
import { pageRecord, pageWire } from '@/lib/contracts/shape/page.shape';
import { foreignText, looseRecord, optionalFlag, optionalNumber, optionalPart } from '@/lib/contracts/shape/read-field.shape';

export const callbackWire = z.object({
  id: z.string(),
  url: z.string(),
  /** The HTTP status of the answer; null when none came. */
  status: z.number().nullable(),
  transactionId: nullableText,
  createdAt: z.string(),
  body: z.record(z.string(), z.unknown()),
  responseBody: nullableText,
  responseHeaders: z.record(z.string(), z.string()).nullable(),
  responseTime: z.number().nullable(),
  /** Of later versions. */
  webhookId: nullableText.optional(),
  eventType: nullableText.optional(),
  error: nullableText.optional(),
});

/** The receiver's answer is foreign text: shown as text, never as markup. */
export const callbackRecord = z.object({
  id: z.string().min(1),
  url: optionalText,
  /** Null when no answer came in time, which the service may also write as 0. */
  status: optionalNumber.transform((status) => status || null),
  transactionId: optionalText,
  createdAt: instant,
  body: looseRecord,
  responseBody: foreignText,
  responseHeaders: looseRecord,
  /** Milliseconds. */
  responseTime: optionalNumber,
  webhookId: optionalText,
  eventType: optionalText,
  error: foreignText,
});

const week = 7 * 24 * 60 * 60 * 1000;
const manyIds = z.array(z.string().min(1).max(64)).min(1).optional();

const resendBody = z
  .strictObject({
    createdAtFrom: bodyInstant,
    createdAtTo: bodyInstant,
    transactionIds: manyIds,
    transactionTypes: z.array(z.enum(['DEPOSIT', 'WITHDRAW'])).optional(),
    transactionStatus: z.array(z.enum(transactionStatuses)).optional(),
    transactionEndToEndIds: manyIds,
  })
  .refine(
    ({ createdAtFrom, createdAtTo }) => {
      const span = Date.parse(createdAtTo) - Date.parse(createdAtFrom);
      return span >= 0 && span <= week;
    },
    { path: ['createdAtTo'], message: 'at most seven days after createdAtFrom' },
  );

/** How many will be resent; `cut` when the service accepted only the first of them. */
const resentRecord = z
  .object({
    message: optionalText,
    total: optionalNumber,
    enqueued: optionalPart(z.object({ count: optionalNumber, truncated: optionalFlag })),
  })
  .transform(({ message, total, enqueued }) => ({
    message,
    total: total ?? enqueued?.count ?? null,
    truncated: enqueued?.truncated === true,
  }));

export const callbackShapes = {
  'callbacks.list': { wire: pageWire(callbackWire), record: pageRecord(callbackRecord) },
  'callbacks.read': { wire: callbackWire, record: callbackRecord },
  'callbacks.resend': { wire: z.object({ message: z.string() }), record: z.object({ message: optionalText }) },
  'callbacks.resendMany': { body: resendBody, wire: z.object({ message: z.string(), total: z.number() }), record: resentRecord },
};
