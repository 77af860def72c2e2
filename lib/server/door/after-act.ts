import 'server-only';
import type { auditActions } from '@/lib/contracts/audit';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import { recordAudit } from '@/lib/server/audit/record';
import { addressFacts } from '@/lib/server/destinations/address-facts';
import { announceDestination } from '@/lib/server/destinations/tell-administrators';
import { faultName } from '@/lib/server/fault-name';
import { forgetSecret } from '@/lib/server/inbox/kept-secrets';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import type { Call } from './perform';

/** Acts at the service that are no money and still somebody's doing. */
const recorded: Partial<Record<EndpointName, (typeof auditActions)[number]>> = {
  'callbacks.resend': 'callback.resent',
  'webhooks.create': 'webhook.created',
  'webhooks.change': 'webhook.changed',
  'webhooks.remove': 'webhook.removed',
  'webhooks.rotateSecret': 'webhook.secret-rotated',
  'webhooks.resend': 'webhook.resent',
};

/** Acts after which the secret of a webhook signs nothing any more. */
const endsSecret: readonly EndpointName[] = ['webhooks.remove', 'webhooks.rotateSecret'];

/** Puts an act that was done on record, and forgets what it made worthless. */
export async function afterAct(name: EndpointName, call: Call, record: unknown, caller: Caller, services: Services): Promise<void> {
  const { db, now } = services;
  const { params, requestId, address } = call;
  if (params.id !== undefined && endsSecret.includes(name)) await forgetSecret(db, params.id);
  const action = recorded[name];
  if (!action) return;
  const object = params.transactionId ?? params.webhookId ?? params.id ?? idIn(record);
  const facts = addressFacts(endpointNamed(name), call.body);
  await recordAudit(db, { actorId: caller.staffId, action, object, result: 'done', requestId, address, facts }, now());
  // Nobody waits for a mail server.
  if (facts.host !== undefined) {
    announceDestination({ host: facts.host, events: facts.events ?? 'all', by: caller.name }, services).catch((error: unknown) =>
      log.error({ error: faultName(error) }, 'administrators could not be told where callbacks go'),
    );
  }
}

function idIn(record: unknown): string | null {
  return typeof record === 'object' && record !== null && 'id' in record && typeof record.id === 'string' ? record.id : null;
}
