import { z } from 'zod';
import { undeliveredKinds } from './undelivered';

const undeliveredRow = z.object({
  transactionId: z.string(),
  kind: z.enum(undeliveredKinds),
  status: z.string().nullable(),
  changedAt: z.string(),
  /** Of the newest status: none where nothing was delivered. */
  attempts: z.number(),
  /** The HTTP status of the last attempt; null when there was no answer. */
  answered: z.number().nullable(),
});

export type Undelivered = z.output<typeof undeliveredRow>;

export const undeliveredShapes = {
  'undelivered.list': {
    record: z.object({
      /** Oldest change first, those lost for good before those that may still arrive. */
      items: z.array(undeliveredRow),
      hasNext: z.boolean(),
      /** How many there are of every kind, on all pages. */
      counts: z.record(z.enum(undeliveredKinds), z.number()),
      /** Delivered, but so close to the deadline that the next one may miss it. */
      slow: z.number(),
      /** When our own inbox last received anything, where it should have since: something keeps the service's callbacks away. */
      silentSince: z.string().nullable(),
      /** The bounds of what was compared. */
      since: z.string(),
      until: z.string(),
      readAt: z.string(),
      /** The service had more than was read. */
      truncated: z.boolean(),
    }),
  },
};
