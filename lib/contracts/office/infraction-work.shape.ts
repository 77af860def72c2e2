import { z } from 'zod';
import { reais } from '@/lib/contracts/field.shape';
import { infractionRecord } from '@/lib/contracts/pix/infractions.shape';
import { deadlineBands } from './deadline-bands';

const pause = z.object({ until: z.string(), band: z.enum(deadlineBands) });

const queueItem = infractionRecord.and(
  z.object({
    owner: z.object({ name: z.string(), mine: z.boolean() }).nullable(),
    /** When the draft of its defense was last kept; null while there is none. */
    draftAt: z.string().nullable(),
    /** True while it is not known whether the defense we sent has arrived. */
    sending: z.boolean(),
    /** How long its notices rest for whoever asks, over or not; see `isPaused`. */
    pause: pause.nullable(),
  }),
);

export const infractionWorkShapes = {
  'infractions.queue': {
    record: z.object({
      /** Without a deadline first, then the soonest deadline. */
      items: z.array(queueItem),
      /** True when the walk stopped at its page limit: what is missing may be urgent. */
      cut: z.boolean(),
      readAt: z.string(),
    }),
  },
  'infractions.payerHistory': {
    record: z.object({
      /** False when the service told no document of the payer: then nothing can be counted. */
      known: z.boolean(),
      payments: z.number(),
      paid: reais,
      firstAt: z.string().nullable(),
      latest: z.array(z.object({ id: z.string(), amount: reais, at: z.string(), status: z.string() })),
      infractions: z.number(),
      lost: z.number(),
      cut: z.boolean(),
    }),
  },
  'infractions.assign': { record: z.null() },
  'infractions.release': { record: z.null() },
  'infractions.pause': {
    body: z.strictObject({
      /** Beyond the next limit of the deadline it is shortened to it. */
      until: z.iso.datetime(),
    }),
    record: pause,
  },
  'infractions.resume': { record: z.null() },
};
