import 'server-only';
import { type EndpointName, endpointNamed, type NamesOf } from '@/lib/contracts/registry';
import type { AnswerOf } from '@/lib/contracts/shapes';
import { type NoteAudit, withAudit } from '@/lib/server/audit/with-audit';
import { guardDestinations } from '@/lib/server/destinations/guard-destinations';
import { requireBudget } from '@/lib/server/gateway/require-budget';
import { callOffice } from '@/lib/server/office/handlers';
import { hideInboxSecret } from '@/lib/server/privacy/inbox-secret';
import { maskFor } from '@/lib/server/privacy/mask';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { readRecord } from '@/lib/server/upstream/read-record';
import { afterWrite } from './after-write';
import { dispatchOperation } from './dispatch-operation';
import { recordDocumentFilter } from './record-document-filter';

/**
 * Throttle, audit, check destinations, call, parse, mask: for an authorized caller, in process for pages and over HTTP for browsers. Data
 * may be sent to allowed hosts only, and our inbox secret never leaves this way. Returns the record of the endpoint, for money operations
 * with the operation; throws ProblemError otherwise.
 */
export async function dispatch<N extends EndpointName>(
  name: N,
  call: GatewayCall,
  caller: Caller,
  services: Services,
): Promise<AnswerOf<N>> {
  await requireBudget(endpointNamed(name), caller, services);
  await recordDocumentFilter(name, call, caller, services);
  const answer = await withAudit(name, call, caller, services, (note) => {
    const signal = endpointNamed(name).audit ? undefined : call.signal;
    const body = guardDestinations(endpointNamed(name), call.body, services.environment);
    return dispatchUnmasked(name, { ...call, signal, body }, caller, services, note);
  });
  return answerOf(name, hideInboxSecret(answer, services.environment));
}

async function dispatchUnmasked(
  name: EndpointName,
  call: GatewayCall,
  caller: Caller,
  services: Services,
  note: NoteAudit,
): Promise<unknown> {
  if (isOffice(name)) return callOffice(name, { ...call, caller, services, note });
  if (endpointNamed(name).effect === 'money') return dispatchOperation(name, call, caller, services);
  const { requestId, params, query, body, signal } = call;
  const answer = await services.upstream({ endpoint: endpointNamed(name), params, query, body, requestId, signal });
  const record = readRecord(name, answer, { query, requestId });
  await afterWrite(name, call, record, caller, services);
  return maskFor(caller, record);
}

function isOffice(name: EndpointName): name is NamesOf<'office'> {
  return endpointNamed(name).service === 'office';
}

// The record was parsed with the shape of this name, or returned by the handler that is typed by it.
function answerOf<N extends EndpointName>(_name: N, answer: unknown): AnswerOf<N> {
  return answer as AnswerOf<N>;
}
