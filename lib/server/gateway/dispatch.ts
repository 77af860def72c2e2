import 'server-only';
import { FileStream } from '@/lib/contracts/file-stream';
import { type EndpointName, endpointNamed, type NamesOf } from '@/lib/contracts/registry';
import { holdForApproval } from '@/lib/server/approvals/hold-for-approval';
import { withPermit } from '@/lib/server/approvals/permit';
import { type NoteAudit, withAudit } from '@/lib/server/audit/with-audit';
import { guardDestinations } from '@/lib/server/destinations/guard-destinations';
import { requireBudget } from '@/lib/server/gateway/checks/require-budget';
import { callOffice } from '@/lib/server/office/handlers';
import { hideInboxSecret } from '@/lib/server/privacy/inbox-secret';
import { maskAnswer } from '@/lib/server/privacy/mask-answer';
import type { GatewayCall } from '@/lib/server/request/gateway-call';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { readRecord } from '@/lib/server/upstream/reading/read-record';
import { afterWrite } from './after-write';
import { requireIds } from './checks/require-ids';
import { dispatchOperation } from './dispatch-operation';
import { recordDocumentFilter } from './record-document-filter';
import { type ProofUse, requireProof } from './step-up/require-proof';

/** What the gateway returns: the serialized answer, or a file. */
export type Dispatched = string | Uint8Array | FileStream;

/**
 * Throttle, prove, audit, check ids and destinations, hold for approval, call, parse, mask, serialize without our inbox secret: for an
 * authorized caller, over HTTP for browsers and in process for pages and exports. Each step reads the contract's entry, so a handler cannot
 * leave one out. Data may be sent to allowed hosts only. What waits for other people is answered with its approval, and nothing else is done.
 * Returns the text of an answer or a file; throws ProblemError otherwise.
 */
export async function dispatch(name: EndpointName, call: GatewayCall, caller: Caller, services: Services): Promise<Dispatched> {
  await requireBudget(endpointNamed(name), caller, services);
  await recordDocumentFilter(name, call, caller, services);
  const proof = await requireProof(name, call, caller, services);
  const answer = await withAudit(name, call, caller, services, async (note) => {
    if (proof !== null && proof !== 'replay') note({ facts: { proof: proof.method } });
    requireIds(endpointNamed(name), call.params);
    const signal = endpointNamed(name).audit ? undefined : call.signal;
    const body = guardDestinations(endpointNamed(name), call.body, services.environment);
    const guarded = { ...call, signal, body };
    const hold = await holdForApproval(name, guarded, caller, services, note);
    if (hold.waits) return hold.waits;
    return withPermit(hold.permit, services, () => dispatchWhole(name, guarded, caller, services, { note, proof }));
  });
  // A file cannot be masked: only its permission decides who gets it.
  if (answer instanceof Uint8Array || answer instanceof FileStream) return answer;
  const shown = maskAnswer(name, answer ?? null, caller);
  return hideInboxSecret(JSON.stringify(shown), services.environment);
}

interface Context {
  readonly note: NoteAudit;
  readonly proof: ProofUse;
}

async function dispatchWhole(
  name: EndpointName,
  call: GatewayCall,
  caller: Caller,
  services: Services,
  { note, proof }: Context,
): Promise<unknown> {
  if (isOffice(name)) return callOffice(name, { ...call, caller, services, note });
  if (endpointNamed(name).effect === 'money') return dispatchOperation(name, call, proof, caller, services);
  const { requestId, params, query, body, signal } = call;
  const answer = await services.upstream({ endpoint: endpointNamed(name), params, query, body, requestId, signal });
  const record = readRecord(name, answer, { params, query, requestId });
  await afterWrite(name, call, record, caller, services);
  return record;
}

function isOffice(name: EndpointName): name is NamesOf<'office'> {
  return endpointNamed(name).service === 'office';
}
