import 'server-only';
import { BlockList, isIPv6 } from 'node:net';

/** Whether an address is one of these, or lies in one of these networks (CIDR). */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(base, family(base));
    else list.addSubnet(base, Number(bits), family(base));
  }
  return list.check(address, family(address));
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
