import 'server-only';
import { isIP } from 'node:net';
import type { Environment } from '@/lib/server/environment';

/** Why nothing may be sent to an address. */
type PushAddressError = 'malformed' | 'scheme' | 'credentials' | 'host';

/**
 * The address of a browser at its push service, as parsed, or why it is refused: https, at a host of `PUSH_HOSTS`. The setting takes public names
 * alone, so an IP address in any notation, another port or a private name is refused. Plain http goes to an IP address that is listed, which only a
 * test can do.
 */
export function allowedPushAddress(
  text: string,
  { pushHosts }: Pick<Environment, 'pushHosts'>,
): { readonly address: string } | { readonly error: PushAddressError } {
  if (!URL.canParse(text)) return { error: 'malformed' };
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return { error: 'credentials' };
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isIP(url.hostname) !== 0)) return { error: 'scheme' };
  const isListed = pushHosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host));
  return isListed ? { address: url.href } : { error: 'host' };
}
