import 'server-only';
import { searchFor } from '@/lib/contracts/address';
import { type EndpointName, endpointNamed, type InputOf } from '@/lib/contracts/registry';
import type { AnswerOf } from '@/lib/contracts/shapes';
import { may } from '@/lib/server/door/may';
import { parseQuery } from '@/lib/server/door/parse';
import { perform } from '@/lib/server/door/perform';
import { services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

export interface PageCall {
  readonly requestId: string;
  readonly signal: AbortSignal;
}

/** The door in process: a page reads with the permission, the parsing and the mask of a call over HTTP. */
export async function pageRead<N extends EndpointName>(
  name: N,
  input: InputOf<N>,
  caller: Caller,
  { requestId, signal }: PageCall,
): Promise<AnswerOf<N>> {
  await may(name, caller, requestId, services());
  const endpoint = endpointNamed(name);
  const query = parseQuery(endpoint, new URLSearchParams(searchFor(endpoint, input.query)), services().environment, caller);
  return perform(name, { params: input.params ?? {}, query, signal, requestId }, caller, services());
}
