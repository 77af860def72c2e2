import { z } from 'zod';
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

export const sentDefenseShapes = {
  'defenses.sent': { record: z.object({ items: z.array(sentDefense) }) },
  'defenses.send': {
    body: z.strictObject({
      /** Made when the form opens: the same key never sends twice. */
      key: z.uuid(),
      /** Of the draft that was looked at: what has changed since is not sent. */
      version: z.int().min(1),
    }),
    record: sentDefense,
  },
};
