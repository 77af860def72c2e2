import { z } from 'zod';

export const webhookSecretShapes = {
  'webhookSecrets.list': { record: z.object({ items: z.array(z.object({ webhookId: z.string(), storedAt: z.string() })) }) },
  'webhookSecrets.forget': { record: z.null() },
};
