import 'server-only';
import { BlockList, isIPv6 } from 'node:net';

/** Whether an address is one of some, however either is written; one that is not known is none of them. */
export function isAllowedAddress(addresses: readonly string[], address: string | null): boolean {
  if (address === null) return false;
  const list = new BlockList();
  for (const known of addresses) list.addAddress(known, family(known));
  return list.check(address, family(address));
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
