import 'server-only';
import { BlockList, isIPv6 } from 'node:net';
import type { Environment } from '@/lib/server/environment';
import { isLoopback, normalAddress } from './normal-address';

/** So many proxies from the right, or those at known addresses and networks. */
type TrustedProxies = Environment['trustedProxies'];

/**
 * The address a request came from, by `X-Forwarded-For` read from the right: what our own proxies wrote counts, what stands further
 * left is whatever the sender claims. Null when nobody we trust says it. Without the header Next fills in the peer, which is the proxy
 * or, as the app listens on loopback only, this machine.
 */
export function clientAddress(headers: Pick<Headers, 'get'>, proxies: TrustedProxies): string | null {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => normalAddress(hop.trim()));
  return typeof proxies === 'number' ? byCount(hops, proxies) : byNetworks(hops, proxies);
}

/** Each proxy adds who called it: the entry of the outermost one is the client. A shorter list did not pass all of them. */
function byCount(hops: readonly (string | null)[], count: number): string | null {
  return count === 0 ? null : (hops[Math.max(0, hops.length - count)] ?? null);
}

/** The first from the right that is no proxy of ours; this machine is one. */
function byNetworks(hops: readonly (string | null)[], networks: readonly string[]): string | null {
  const ours = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) ours.addAddress(address, family(address));
    else ours.addSubnet(address, Number(bits), family(address));
  }
  return hops.findLast((hop) => hop === null || !(isLoopback(hop) || ours.check(hop, family(hop)))) ?? null;
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
