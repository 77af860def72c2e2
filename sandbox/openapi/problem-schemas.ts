import { z } from 'zod';
import { jsonSchema } from '@/lib/contracts/openapi/json-schema';

const envelope = {
  statusCode: z.int(),
  error: z.string(),
  message: z.string(),
  details: z.array(z.object({ field: z.string(), reason: z.string() })).optional(),
  retryAfterSeconds: z.int().nonnegative().optional(),
};

/** interface: Errors, Envelope. */
export const problemSchema = jsonSchema(z.object({ ...envelope, requestId: z.string(), errorCode: z.string() }));

/** The card interface uses `code`, and `requestId` only for failures of the service. */
export const cardProblemSchema = jsonSchema(z.object({ ...envelope, requestId: z.string().optional(), code: z.string() }));
