import { z } from 'zod';
import { limitKinds } from '@/lib/contracts/office/limit';
import { accountNoticeKinds } from './security-alerts';

const about = { id: z.string(), at: z.string(), person: z.string(), mine: z.boolean() };

const securityAlert = z.discriminatedUnion('kind', [
  z.object({ ...about, kind: z.literal('password-failures'), failures: z.number() }),
  z.object({ ...about, kind: z.literal('limit-reached'), limit: z.enum(limitKinds) }),
  z.object({ ...about, kind: z.literal('break-glass-used') }),
  /** One's own alone. */
  z.object({ ...about, kind: z.enum(accountNoticeKinds) }),
]);

export const securityAlertShapes = {
  /** Newest first. */
  'securityAlerts.list': { record: z.object({ items: z.array(securityAlert) }) },
};
