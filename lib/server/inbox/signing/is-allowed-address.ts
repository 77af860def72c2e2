import 'server-only';
import { BlockList, isIPv6 } from 'node:net';

/** Whether the IP is in the allow-list (IPv4 and IPv6 forms compared). `null` is never allowed. */
export function isAllowedAddress(addresses: readonly string[], address: string | null): boolean {
  if (address === null) return false;
  const list = new BlockList();
  for (const known of addresses) list.addAddress(known, family(known));
  return list.check(address, family(address));
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
