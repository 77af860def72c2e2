import 'server-only';
import type { DestinationGuard } from '@/lib/contracts/destination';
import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { ownAddress } from '@/lib/server/callback-address/own-address';
import { listedAddress } from '@/lib/server/http/listed-address';
import { allowedAddress, type Hosts } from './allowed-address';

/**
 * Checks and normalises every destination address in a body. Throws SVB451 naming the field. A confirmed payee is checked where its
 * operation opens, and a lookup sends nothing.
 */
export function guardDestinations({ destinations = {} }: Endpoint, body: unknown, hosts: Hosts): unknown {
  return Object.entries(destinations).reduce((guarded, [path, guard]) => guardField(guarded, path, guard, hosts), body);
}

function guardField(body: unknown, path: string, guard: DestinationGuard, hosts: Hosts): unknown {
  const names = path.split('.');
  if (guard === 'filter') return changeAt(body, names, (text) => ownAddress(text, hosts) ?? text);
  if (guard !== 'allowed-host' && guard !== 'push-service' && guard !== 'chat-service') return body;
  return changeAt(body, names, (text) => {
    const listed = guard === 'push-service' ? hosts.pushHosts : hosts.chatHosts;
    const checked = guard === 'allowed-host' ? allowedAddress(text, hosts) : listedAddress(text, listed);
    if ('address' in checked) return checked.address;
    throw problem({ statusCode: 422, errorCode: ownCodes.hostNotAllowed, details: [{ field: path, reason: checked.error }] });
  });
}

/** A copy with the text at a path replaced; a missing path stays missing. */
function changeAt(value: unknown, [name, ...rest]: readonly string[], change: (text: string) => string): unknown {
  if (name === undefined) return typeof value === 'string' ? change(value) : value;
  if (!isRecord(value) || !(name in value)) return value;
  return { ...value, [name]: changeAt(value[name], rest, change) };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
