import 'server-only';
import { deleteWebhookSecret, listStoredSecrets } from '@/lib/server/inbox/signing/webhook-secrets';
import type { OfficeHandler } from '@/lib/server/office/context';

export const listWebhookSecrets: OfficeHandler<'webhookSecrets.list'> = async ({ services }) => {
  const rows = await listStoredSecrets(services.db);
  return { items: rows.map(({ webhookId, storedAt }) => ({ webhookId, storedAt: storedAt.toISOString() })) };
};

export const removeWebhookSecret: OfficeHandler<'webhookSecrets.forget'> = async ({ params, services }) => {
  await deleteWebhookSecret(services.db, params.webhookId);
  return null;
};
