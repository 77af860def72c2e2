import { z } from 'zod';
import { serviceAreas } from '@/lib/contracts/service-areas';

const degradedArea = z.object({
  area: z.enum(serviceAreas),
  state: z.enum(['failing', 'slow']),
  calls: z.number(),
  failed: z.number(),
  slow: z.number(),
});

export const serviceHealthShapes = {
  'serviceStatus.health': {
    record: z.object({
      /** Whether the service answered just now, with anything. */
      reachable: z.boolean(),
      checkedAt: z.string(),
      /** The minutes over which our own calls were counted. */
      minutes: z.number(),
      /** The areas in which most of our calls failed or were slow; empty when all is well. */
      degradedAreas: z.array(degradedArea),
      /** When the service last refused a change of configuration because the account is blocked for changes; null once one succeeded. */
      blockedAt: z.string().nullable(),
      /** Seconds by which the service's clock is ahead of ours; 0 while they agree. */
      clockAheadSeconds: z.number(),
    }),
  },
};
