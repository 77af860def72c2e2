import { z } from 'zod';
import { reais } from '@/lib/contracts/shape/field.shape';
import { closingNote } from './day-closings';
import { sideOfDay } from './statement-days.shape';

/** What a difference looks like, guessed from its amount alone; `no-transaction` is an entry that belongs to none. */
export const dayDifferenceCauses = ['missing', 'repeated', 'fee', 'refund', 'hundredfold', 'amount', 'no-transaction'] as const;

const dayDifference = z.object({
  transactionId: z.string().nullable(),
  /** The entry, where it belongs to no transaction. */
  lineId: z.string().nullable(),
  reason: z.string().nullable(),
  cause: z.enum(dayDifferenceCauses),
  /** What the transaction did to the balances by its own record, and what its entries did; null where there is none. */
  expected: reais.nullable(),
  found: reais,
  difference: reais,
});

export type DayDifference = z.output<typeof dayDifference>;

const closing = z.object({
  staff: z.string(),
  at: z.string(),
  differences: z.number(),
  note: z.string().nullable(),
});

const digest = z.string().regex(/^[0-9a-f]{64}$/);

const comparedDay = z.object({
  day: z.string(),
  lines: z.number(),
  available: sideOfDay,
  blocked: sideOfDay,
  /** Entries whose own balances do not add up. */
  lineErrors: z.number(),
  /** How many transactions were compared with their entries. */
  transactions: z.number(),
  differences: z.array(dayDifference),
  /** Transactions with entries on other days too, which match as a whole. */
  crossing: z.number(),
  /** Transactions whose record does not tell what they did. */
  incomparable: z.number(),
  /** True when there was more than is read at once: such a day can't be closed. */
  truncated: z.boolean(),
  /** Whether the day is over. */
  over: z.boolean(),
  /** Of the entries and the differences: a closing holds for exactly these. */
  digest,
  readAt: z.string(),
  /** The newest first. */
  closings: z.array(closing.extend({ holds: z.boolean() })),
});

export type ComparedDay = z.output<typeof comparedDay>;

export const dayClosingShapes = {
  'dayClosings.list': { record: z.object({ items: z.array(closing.extend({ day: z.string() })) }) },
  'dayClosings.read': { record: comparedDay },
  'dayClosings.close': {
    body: z.strictObject({
      digest,
      /** As many as were seen. */
      differences: z.int().min(0),
      note: z
        .string()
        .trim()
        .min(closingNote.min)
        .max(closingNote.max)
        .regex(/^[^\p{Cs}]*$/u)
        .optional(),
    }),
    record: comparedDay,
  },
};
