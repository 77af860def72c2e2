import 'server-only';
import { lookup as resolve } from 'node:dns';
import { BlockList, type LookupFunction } from 'node:net';

const notPublic = new BlockList();
const ipv4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [net, prefix] of ipv4) notPublic.addSubnet(net, prefix, 'ipv4');
const ipv6: readonly (readonly [string, number])[] = [
  ['::', 96],
  ['64:ff9b::', 96],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];
for (const [net, prefix] of ipv6) notPublic.addSubnet(net, prefix, 'ipv6');

/** Whether an address is one of the internet: none of this machine, of a private network, or of no machine at all. */
export function isPublicAddress(address: string): boolean {
  return !notPublic.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
}

class PrivateAddressError extends Error {
  readonly code = 'PRIVATE_ADDRESS';
}

/**
 * Finds the addresses of a name for a connection that may only leave for the internet. Checked as the connection is made, so that a name cannot
 * lead elsewhere afterwards; one private address among them refuses the name.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || first === undefined) return callback(error ?? new Error('no address'), '', 0);
    if (!found.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError('The name leads to a private address'), '', 0);
    return options.all ? callback(null, found) : callback(null, first.address, first.family);
  });
};
