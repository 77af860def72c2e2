import { z } from 'zod';
import { inboxSources, inboxVerdicts } from './inbox';

const receivedCallback = z.object({
  id: z.string(),
  receivedAt: z.string(),
  source: z.enum(inboxSources),
  verdict: z.enum(inboxVerdicts),
  transactionId: z.string().nullable(),
  /** The address it last came from. */
  sender: z.string().nullable(),
  /** How often the same content was received; for a refused delivery, how often within its minute. */
  deliveries: z.number(),
});

export const inboxShapes = {
  'inbox.list': { record: z.object({ items: z.array(receivedCallback), hasNext: z.boolean(), total: z.null() }) },
  'inbox.read': {
    record: receivedCallback.extend({
      /** Null of a refused or a card delivery, of what is no JSON object, and after its retention. */
      body: z.record(z.string(), z.unknown()).nullable(),
    }),
  },
};
