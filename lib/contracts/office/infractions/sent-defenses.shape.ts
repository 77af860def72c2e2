import { z } from 'zod';
import { wholeFor } from '@/lib/contracts/shape/whole.shape';
import { sendingStates } from './sent-defenses';

const sentDefense = z.object({
  id: z.string(),
  state: z.enum(sendingStates),
  text: z.string(),
  files: z.array(z.object({ name: z.string(), mimeType: z.string(), size: z.number(), sha256: z.string() })),
  staff: z.string(),
  mine: z.boolean(),
  createdAt: z.string(),
  /** When the outcome was known. */
  settledAt: z.string().nullable(),
});

export type SentDefense = z.output<typeof sentDefense>;

const forWriters = wholeFor('infractions:defend', 'Who writes a defense reads those that were sent as they went.');

export const sentDefenseShapes = {
  'defenses.sent': { record: z.object({ items: z.array(sentDefense) }), whole: forWriters },
  'defenses.send': {
    body: z.strictObject({
      /** The idempotency key of the form: the same key never sends twice. */
      key: z.uuid(),
      /** The version of the draft the person saw: a changed one is not sent. */
      version: z.int().min(1),
    }),
    record: sentDefense,
    whole: forWriters,
  },
};
