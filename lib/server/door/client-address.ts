import 'server-only';
import { isIP } from 'node:net';

/**
 * The address a request came from: the last entry of `X-Forwarded-For`, which the nearest proxy wrote; entries further
 * left are whatever the sender claims. The app listens on loopback only, so without a proxy the sender is this machine.
 */
export function clientAddress(headers: Headers): string | null {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return last && isIP(last) !== 0 ? last : null;
}
