import { z } from 'zod';
import { serviceAreas } from '@/lib/contracts/service-areas';
import { callOutcomes, callStarters } from './service-calls';

const serviceCall = z.object({
  id: z.string(),
  at: z.string(),
  /** Ours, by which the audit and our own log know it. */
  requestId: z.string(),
  /** The one the service answered with, to be given to its support. */
  serviceRequestId: z.string().nullable(),
  method: z.string(),
  /** Without query; an id that may be a document or a key is left open. */
  path: z.string(),
  area: z.enum(serviceAreas),
  startedBy: z.enum(callStarters),
  outcome: z.enum(callOutcomes),
  /** Null where no answer came. */
  status: z.number().nullable(),
  code: z.string().nullable(),
  ms: z.number(),
});

export const serviceCallShapes = {
  'serviceCalls.list': { record: z.object({ items: z.array(serviceCall), hasNext: z.boolean(), total: z.null() }) },
};
