import { z } from 'zod';
import { infractionRecord } from '@/lib/contracts/pix/infractions/infractions.shape';
import { reais } from '@/lib/contracts/shape/field.shape';
import { deadlineBands } from './deadline-bands';

const pause = z.object({ until: z.string(), band: z.enum(deadlineBands) });

const queueItem = infractionRecord.and(
  z.object({
    owner: z.object({ name: z.string(), mine: z.boolean() }).nullable(),
    /** When its draft was last stored; null while there is none. */
    draftAt: z.string().nullable(),
    /** True while it is unknown whether the sent defense has arrived. */
    sending: z.boolean(),
    /** Until when its notices are snoozed for this person, over or not; see `isPaused`. */
    pause: pause.nullable(),
  }),
);

const payerHistory = z.object({
  /** False when the service returned no document of the payer: nothing can be counted then. */
  known: z.boolean(),
  /** The token of their document, to list all of their payments by. */
  payer: z.string().nullable(),
  payments: z.number(),
  paid: reais,
  firstAt: z.string().nullable(),
  latest: z.array(z.object({ id: z.string(), amount: reais, at: z.string(), status: z.string() })),
  infractions: z.number(),
  lost: z.number(),
  truncated: z.boolean(),
});

export const infractionWorkShapes = {
  'infractions.queue': {
    record: z.object({
      /** Those without a deadline first, then the soonest deadline. */
      items: z.array(queueItem),
      /** True when the walk stopped at its page limit: what is missing may be urgent. */
      truncated: z.boolean(),
      readAt: z.string(),
    }),
  },
  'infractions.payerHistory': { record: payerHistory },
  'infractions.payerHistoryOf': { record: payerHistory },
  'infractions.assign': { record: z.null() },
  'infractions.release': { record: z.null() },
  'infractions.pause': {
    body: z.strictObject({
      /** Shortened to the next limit of the deadline. */
      until: z.iso.datetime(),
    }),
    record: pause,
  },
  'infractions.resume': { record: z.null() },
};
