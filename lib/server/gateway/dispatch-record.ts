import 'server-only';
import type { EndpointName } from '@/lib/contracts/registry';
import type { AnswerOf } from '@/lib/contracts/shapes';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { dispatch } from './dispatch';

/** Calls the gateway in process, for a page or an export. Parses the same text a browser gets; throws ProblemError as `dispatch` does. */
export async function dispatchRecord<N extends EndpointName>(
  name: N,
  call: GatewayCall,
  caller: Caller,
  services: Services,
): Promise<AnswerOf<N>> {
  const answer = await dispatch(name, call, caller, services);
  if (typeof answer !== 'string') throw new RangeError(`${name} answers a file`);
  // The record was parsed with the shape of this name, or returned by the handler that is typed by it.
  return JSON.parse(answer) as AnswerOf<N>;
}
