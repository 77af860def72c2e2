import 'server-only';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import { addressFacts } from '@/lib/server/audit/address-facts';
import { announceDestination } from '@/lib/server/destinations/notify-administrators';
import { errorName } from '@/lib/server/error-name';
import { followWebhook } from '@/lib/server/inbox/follow-webhook';
import { log } from '@/lib/server/log';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

/** Runs after a write: updates the stored webhook secrets and mails administrators when data goes to a new destination. */
export async function afterWrite(
  name: EndpointName,
  call: GatewayCall,
  record: unknown,
  caller: Caller,
  services: Services,
): Promise<void> {
  await followWebhook(name, call, record, caller, services);
  const { host, events = 'all' } = addressFacts(endpointNamed(name), call.body);
  // Not awaited: the answer must not depend on a mail server.
  if (host !== undefined && endpointNamed(name).effect !== 'read') {
    announceDestination({ host, events, by: caller.name }, services).catch((error: unknown) =>
      log.error({ error: errorName(error) }, 'administrators could not be told where callbacks go'),
    );
  }
}
