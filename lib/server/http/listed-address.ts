import 'server-only';
import { isIP } from 'node:net';

/** Why nothing may be sent to an address. */
type ListedAddressError = 'malformed' | 'scheme' | 'credentials' | 'host';

/**
 * An address that somebody gave, as parsed, or why it is refused: https, at a host of a setting; `*.` stands for all below a name. Such settings take
 * public names alone, so an IP address in any notation, another port or a private name is refused. Plain http goes to an IP address that is listed,
 * which only a test can do.
 */
export function listedAddress(
  text: string,
  hosts: readonly string[],
): { readonly address: string } | { readonly error: ListedAddressError } {
  if (!URL.canParse(text)) return { error: 'malformed' };
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return { error: 'credentials' };
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isIP(url.hostname) !== 0)) return { error: 'scheme' };
  const isListed = hosts.some((host) => (host.startsWith('*.') ? url.host.endsWith(host.slice(1)) : url.host === host));
  return isListed ? { address: url.href } : { error: 'host' };
}
