import 'server-only';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * The canonical text of an IP address: IPv6 shortened as in browsers, an IPv4-mapped IPv6 address as IPv4. Null for everything else, ports
 * and zones included.
 */
export function normalAddress(text: string): string | null {
  if (isIPv4(text)) return text;
  if (!isIPv6(text) || text.includes('%')) return null;
  const short = new URL(`http://[${text}]`).hostname.slice(1, -1);
  const [, high = '', low = ''] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(short) ?? [];
  return high === '' ? short : [...bytesOf(high), ...bytesOf(low)].join('.');
}

/** Whether an address is this machine itself. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.');
}

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
