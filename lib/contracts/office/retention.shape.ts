import { z } from 'zod';
import { retentionKinds } from './retention';

const retentionRecord = z.object({
  kind: z.enum(retentionKinds),
  /** For how many days it is kept. */
  days: z.number(),
  /** How many are kept now. */
  rows: z.number(),
  /** When it was last gone through for what has been kept long enough; null when it never was. */
  ranAt: z.string().nullable(),
  /** How many were removed then. */
  removed: z.number(),
});

export const retentionShapes = { 'retention.list': { record: z.object({ items: z.array(retentionRecord) }) } };
