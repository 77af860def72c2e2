import 'server-only';
import { z } from 'zod';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { callsUs } from '@/lib/server/callback-address/own-address';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { readRecord } from '@/lib/server/upstream/reading/read-record';
import { deleteWebhookSecret, storeWebhookSecret } from './signing/webhook-secrets';

const created = z.object({ id: z.string(), url: z.string(), secret: z.string().nullable() });
const changed = z.object({ id: z.string(), url: z.string() });
const rotated = z.object({ secret: z.string() });

/**
 * Keeps the secrets that verify deliveries in step with the webhooks at the service: a secret is stored as the service returns it if the
 * webhook calls us, and deleted once it no longer does. Nobody else can make a delivery count as signed.
 */
export async function followWebhook(
  name: EndpointName,
  call: GatewayCall,
  record: unknown,
  caller: Caller,
  services: Services,
): Promise<void> {
  const id = call.params.id ?? '';
  switch (name) {
    case 'webhooks.create': {
      const { id: made, url, secret } = created.parse(record);
      if (secret !== null && callsUs(url, services.environment)) await storeSecret(made, secret, call, caller, services);
      return;
    }
    case 'webhooks.change':
      if (!callsUs(changed.parse(record).url, services.environment)) await deleteWebhookSecret(services.db, id);
      return;
    case 'webhooks.remove':
      return deleteWebhookSecret(services.db, id);
    case 'webhooks.rotateSecret':
      await deleteWebhookSecret(services.db, id);
      if (callsUs(await addressOf(id, call, services), services.environment)) {
        await storeSecret(id, rotated.parse(record).secret, call, caller, services);
      }
  }
}

async function storeSecret(
  webhookId: string,
  secret: string,
  { requestId }: GatewayCall,
  caller: Caller,
  services: Services,
): Promise<void> {
  const now = services.now();
  await storeWebhookSecret(services, webhookId, secret, now);
  const event = { caller, action: 'webhook.secret-kept', object: webhookId, result: 'done', requestId } as const;
  await recordAuditEvent(services.db, event, now);
}

/** The address of a webhook, as the service has it. */
async function addressOf(id: string, { requestId }: GatewayCall, services: Services): Promise<string> {
  const wire = await services.upstream({ endpoint: endpointNamed('webhooks.read'), params: { id }, requestId });
  return readRecord('webhooks.read', wire, { params: { id }, requestId }).url;
}
