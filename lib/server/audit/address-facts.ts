import 'server-only';
import type { Endpoint } from '@/lib/contracts/endpoint';

/** The destination hosts of a call, for the audit; without paths, which may contain secrets. */
export function addressFacts({ destinations = {} }: Endpoint, body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  const given = new Map<string, unknown>(Object.entries(body));
  const hosts = Object.entries(destinations).flatMap(([field, guard]) => {
    const address = guard === 'allowed-host' ? given.get(field) : undefined;
    return typeof address === 'string' && URL.canParse(address) ? [new URL(address).host] : [];
  });
  const events = given.get('events');
  return {
    ...(hosts.length > 0 && { host: hosts.join(' ') }),
    ...(Array.isArray(events) && { events: events.length === 0 ? 'all' : events.join(' ') }),
  };
}
