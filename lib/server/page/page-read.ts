import 'server-only';
import { searchFor } from '@/lib/contracts/address';
import { type EndpointName, endpointNamed, type InputOf } from '@/lib/contracts/registry';
import type { AnswerOf } from '@/lib/contracts/shapes';
import { authorize } from '@/lib/server/gateway/checks/authorize';
import { dispatchRecord } from '@/lib/server/gateway/dispatch-record';
import { parseQuery } from '@/lib/server/request/parse';
import { services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { asStartedBy } from '@/lib/server/trace/started-by';

export interface PageCall {
  readonly requestId: string;
  readonly signal: AbortSignal;
}

/** Calls the gateway in process: same permission, parsing and masks as over HTTP. */
export async function pageRead<N extends EndpointName>(
  name: N,
  input: InputOf<N>,
  caller: Caller,
  { requestId, signal }: PageCall,
): Promise<AnswerOf<N>> {
  await authorize(name, caller, requestId, services());
  const endpoint = endpointNamed(name);
  const query = parseQuery(endpoint, new URLSearchParams(searchFor(endpoint, input.query)), services().environment, caller);
  return asStartedBy('page', () => dispatchRecord(name, { params: input.params ?? {}, query, signal, requestId }, caller, services()));
}
