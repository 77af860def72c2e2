import { z } from 'zod';
import { limitKinds } from '@/lib/contracts/office/limit';

const about = { id: z.string(), at: z.string(), person: z.string(), mine: z.boolean() };

const securityAlert = z.discriminatedUnion('kind', [
  z.object({ ...about, kind: z.literal('password-failures'), failures: z.number() }),
  z.object({ ...about, kind: z.literal('limit-reached'), limit: z.enum(limitKinds) }),
]);

export const securityAlertShapes = {
  /** Newest first. */
  'securityAlerts.list': { record: z.object({ items: z.array(securityAlert) }) },
};
