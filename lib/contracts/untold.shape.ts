import { z } from 'zod';
import { untoldKinds } from './untold';

const untoldRow = z.object({
  transactionId: z.string(),
  kind: z.enum(untoldKinds),
  status: z.string().nullable(),
  changedAt: z.string(),
  /** Of the newest status: none where nobody was told. */
  attempts: z.number(),
  /** The HTTP status of the last attempt; null when there was no answer. */
  answered: z.number().nullable(),
});

export type Untold = z.output<typeof untoldRow>;

export const untoldShapes = {
  'untold.list': {
    record: z.object({
      /** Oldest change first, those lost for good before those that may still arrive. */
      items: z.array(untoldRow),
      /** How many there are, shown or not. */
      counts: z.record(z.enum(untoldKinds), z.number()),
      /** Taken, but so near the deadline that the next one may miss it. */
      slow: z.number(),
      since: z.string(),
      readAt: z.string(),
      /** The service had more to read than was read. */
      cut: z.boolean(),
    }),
  },
};
