import 'server-only';
import type { Environment } from '@/lib/server/environment';
import { isInNetworks } from './in-networks';
import { isLoopback, normalAddress } from './normal-address';

/** A number of proxies from the right, or proxies at known addresses and networks. */
type TrustedProxies = Environment['trustedProxies'];

/**
 * The client address from `X-Forwarded-For`, read from the right: entries of our own proxies count, entries further left are claims of the
 * sender. Null when no trusted proxy wrote one. Without the header Next fills in the peer, which is the proxy or this machine.
 */
export function clientAddress(headers: Pick<Headers, 'get'>, proxies: TrustedProxies): string | null {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => normalAddress(hop.trim()));
  return typeof proxies === 'number' ? byCount(hops, proxies) : byNetworks(hops, proxies);
}

/** Each proxy appends its peer: the entry of the outermost proxy is the client. A shorter list did not pass all proxies. */
function byCount(hops: readonly (string | null)[], count: number): string | null {
  return count === 0 ? null : (hops[Math.max(0, hops.length - count)] ?? null);
}

/** The first from the right outside our proxies; this machine is one of them. */
function byNetworks(hops: readonly (string | null)[], networks: readonly string[]): string | null {
  return hops.findLast((hop) => hop === null || !(isLoopback(hop) || isInNetworks(hop, networks))) ?? null;
}
