import { z } from 'zod';
import { nullableText, optionalInstant, optionalText, word } from '@/lib/contracts/shape/field.shape';
import { numberRules } from '@/lib/contracts/shape/field-rules';
import { cents } from '@/lib/contracts/shape/read-field.shape';
import { centsFrom } from './card-charge-body.shape';
import { recurrenceStatuses } from './recurrences';

const recurrenceWire = z.object({
  recurrentPaymentId: z.string(),
  interval: z.enum(['MONTHLY', 'ANNUAL', 'DAILY']),
  status: z.enum(recurrenceStatuses),
  amount: z.int(),
  nextRecurrency: nullableText,
  endDate: nullableText,
});

/** Charges write the interval as `Monthly`, recurrences as `MONTHLY`: both become capitals. */
const recurrenceRecord = z
  .object({
    recurrentPaymentId: z.string().min(1),
    interval: optionalText.transform((interval) => interval?.toUpperCase() ?? null),
    status: word,
    amount: cents,
    nextRecurrency: optionalInstant,
    endDate: optionalInstant,
  })
  .transform((recurrence) => ({ id: recurrence.recurrentPaymentId, ...recurrence }));

/** A recurrence in the list: from its charges, with its current state; null where that could not be fetched. */
const listed = z.object({
  id: z.string(),
  startedAt: z.string(),
  customer: z.string().nullable(),
  card: z.string().nullable(),
  amount: cents,
  /** Its latest charge. */
  latest: z.object({ id: z.string(), at: z.string(), state: z.string() }),
  present: recurrenceRecord.nullable(),
});

export const recurrenceShapes = {
  'recurrences.list': {
    record: z.object({ items: z.array(listed), hasNext: z.boolean(), total: z.number().nullable(), truncated: z.boolean() }),
  },
  'recurrences.read': { wire: recurrenceWire, record: recurrenceRecord },
  'recurrences.changeAmount': {
    body: z.strictObject({ amount: centsFrom(numberRules.cardCharge) }),
    wire: recurrenceWire,
    record: recurrenceRecord,
  },
  'recurrences.deactivate': { wire: recurrenceWire, record: recurrenceRecord },
  /** Sent only after the person accepted that missed cycles may be charged. */
  'recurrences.reactivate': {
    body: z.strictObject({ acceptRetroactiveCharges: z.literal(true).optional() }),
    wire: recurrenceWire,
    record: recurrenceRecord,
  },
};
