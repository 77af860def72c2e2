import { z } from 'zod';
import { retentionKinds } from './retention';

const retentionRecord = z.object({
  kind: z.enum(retentionKinds),
  /** For how many days it is kept. */
  days: z.number(),
  /** How many exist now. */
  rows: z.number(),
  /** When expired data was last removed; null before the first time. */
  ranAt: z.string().nullable(),
  /** How many were removed then. */
  removed: z.number(),
});

export const retentionShapes = { 'retention.list': { record: z.object({ items: z.array(retentionRecord) }) } };
