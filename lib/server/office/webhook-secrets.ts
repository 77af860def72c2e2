import 'server-only';
import { recordAudit } from '@/lib/server/audit/record';
import { forgetSecret, keepSecret, listKept } from '@/lib/server/inbox/kept-secrets';
import type { OfficeHandler } from './context';

export const listWebhookSecrets: OfficeHandler<'webhookSecrets.list'> = async ({ services }) => {
  const rows = await listKept(services.db);
  return { items: rows.map(({ webhookId, keptAt }) => ({ webhookId, keptAt: keptAt.toISOString() })) };
};

export const keepWebhookSecret: OfficeHandler<'webhookSecrets.keep'> = async ({ params, body, caller, services, requestId, address }) => {
  const event = { actorId: caller.staffId, action: 'webhook.secret-kept', object: params.webhookId, requestId, address } as const;
  await keepSecret(services, params.webhookId, body.secret, services.now());
  await recordAudit(services.db, { ...event, result: 'done' }, services.now());
  return null;
};

export const forgetWebhookSecret: OfficeHandler<'webhookSecrets.forget'> = async ({ params, caller, services, requestId, address }) => {
  const event = { actorId: caller.staffId, action: 'webhook.secret-forgotten', object: params.webhookId, requestId, address } as const;
  await forgetSecret(services.db, params.webhookId);
  await recordAudit(services.db, { ...event, result: 'done' }, services.now());
  return null;
};
