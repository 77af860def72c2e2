import 'server-only';
import { isIPv4 } from 'node:net';
import { isLoopback } from './normal-address';

/**
 * The network an address is counted under: /24 of IPv4, /64 of IPv6, which is what one subscriber gets. Null for an unknown address, and
 * for this machine: behind a proxy without the header everybody would share it.
 */
export function networkOf(address: string | null): string | null {
  if (address === null || isLoopback(address)) return null;
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const [left = '', right] = address.split('::');
  const groups = left.split(':').filter(Boolean);
  const after = (right ?? '').split(':').filter(Boolean);
  const whole = [...groups, ...Array.from({ length: 8 - groups.length - after.length }, () => '0'), ...after];
  return `${whole.slice(0, 4).join(':')}::/64`;
}
