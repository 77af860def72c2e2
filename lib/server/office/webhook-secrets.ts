import 'server-only';
import { forgetSecret, listKept } from '@/lib/server/inbox/kept-secrets';
import type { OfficeHandler } from './context';

export const listWebhookSecrets: OfficeHandler<'webhookSecrets.list'> = async ({ services }) => {
  const rows = await listKept(services.db);
  return { items: rows.map(({ webhookId, keptAt }) => ({ webhookId, keptAt: keptAt.toISOString() })) };
};

export const forgetWebhookSecret: OfficeHandler<'webhookSecrets.forget'> = async ({ params, services }) => {
  await forgetSecret(services.db, params.webhookId);
  return null;
};
