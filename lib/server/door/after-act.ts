import 'server-only';
import { type EndpointName, endpointNamed } from '@/lib/contracts/registry';
import { addressFacts } from '@/lib/server/destinations/address-facts';
import { announceDestination } from '@/lib/server/destinations/tell-administrators';
import { faultName } from '@/lib/server/fault-name';
import { forgetSecret } from '@/lib/server/inbox/kept-secrets';
import { log } from '@/lib/server/log';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import type { Call } from './perform';

/** Acts after which the secret of a webhook signs nothing any more. */
const endsSecret: readonly EndpointName[] = ['webhooks.remove', 'webhooks.rotateSecret'];

/** Forgets what an act that was done made worthless, and tells administrators where data goes from now on. */
export async function afterAct(name: EndpointName, { params, body }: Call, caller: Caller, services: Services): Promise<void> {
  if (params.id !== undefined && endsSecret.includes(name)) await forgetSecret(services.db, params.id);
  const { host, events = 'all' } = addressFacts(endpointNamed(name), body);
  // Nobody waits for a mail server.
  if (host !== undefined && endpointNamed(name).effect !== 'read') {
    announceDestination({ host, events, by: caller.name }, services).catch((error: unknown) =>
      log.error({ error: faultName(error) }, 'administrators could not be told where callbacks go'),
    );
  }
}
