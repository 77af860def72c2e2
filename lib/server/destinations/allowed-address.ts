import 'server-only';
import { ownAddress } from '@/lib/server/callback-address/own-address';
import type { Environment } from '@/lib/server/environment';

export type Hosts = Pick<Environment, 'appUrl' | 'paymentsUrl' | 'webhookHosts' | 'pushHosts' | 'chatHosts' | 'sealKey'>;

/** Why data may not be sent to an address. */
export type AddressError = 'malformed' | 'scheme' | 'credentials' | 'host';

/**
 * The normalised URL data may be sent to, or why it is refused. Returned as parsed, so that nothing downstream can read another host in it.
 * Hosts are compared with a list of names, so an IP address in any notation, another port or a private name is refused.
 */
export function allowedAddress(text: string, hosts: Hosts): { readonly address: string } | { readonly error: AddressError } {
  if (!URL.canParse(text)) return { error: 'malformed' };
  const url = new URL(text);
  const isOwn = url.origin === hosts.appUrl;
  if (url.username !== '' || url.password !== '') return { error: 'credentials' };
  if (url.protocol !== 'https:' && !(isOwn && isOnThisMachine(hosts))) return { error: 'scheme' };
  if (!isOwn && !hosts.webhookHosts.includes(url.host)) return { error: 'host' };
  return { address: ownAddress(url.href, hosts) ?? url.href };
}

/** Whether app and service (the sandbox then) both run on this machine: plain http is allowed only there. */
function isOnThisMachine({ appUrl, paymentsUrl }: Hosts): boolean {
  return [appUrl, paymentsUrl].every((url) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname));
}
