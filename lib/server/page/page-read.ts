import 'server-only';
import { searchFor } from '@/lib/contracts/address';
import { type EndpointName, endpointNamed, type InputOf } from '@/lib/contracts/registry';
import type { RecordOf } from '@/lib/contracts/shapes';
import { may } from '../door/may';
import { parseQuery } from '../door/parse';
import { perform } from '../door/perform';
import { services } from '../services';
import type { Caller } from '../sessions/caller';

/** The door in process: a page reads with the permission, the parsing and the mask of a call over HTTP. */
export async function pageRead<N extends EndpointName>(
  name: N,
  input: InputOf<N>,
  caller: Caller,
  { requestId, signal }: { readonly requestId: string; readonly signal: AbortSignal },
): Promise<RecordOf<N>> {
  const from = { requestId, address: null };
  await may(name, caller, from, services());
  const endpoint = endpointNamed(name);
  const query = parseQuery(endpoint, new URLSearchParams(searchFor(endpoint, input.query)), services().environment.sealKey);
  return perform(name, { params: input.params ?? {}, query, signal, ...from }, caller, services());
}
