import { z } from 'zod';

export const webhookSecretShapes = {
  'webhookSecrets.list': { record: z.object({ items: z.array(z.object({ webhookId: z.string(), keptAt: z.string() })) }) },
  'webhookSecrets.keep': { body: z.strictObject({ secret: z.string().regex(/^\S{16,200}$/) }), record: z.null() },
  'webhookSecrets.forget': { record: z.null() },
};
