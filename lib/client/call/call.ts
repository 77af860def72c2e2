import { noteAnswerTime } from '@/lib/client/clock/server-clock';
import { isPresent } from '@/lib/client/live/presence';
import { closePage } from '@/lib/client/session/page-person';
import { apiUrl } from '@/lib/contracts/address';
import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import { idempotencyHeader } from '@/lib/contracts/idempotency-header';
import { proofHeader } from '@/lib/contracts/office/second-factor/proof-header';
import { presenceHeader } from '@/lib/contracts/office/staff/presence';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { ProblemError, parseProblem, problem } from '@/lib/contracts/problem/problem';
import type { EndpointName, InputOf } from '@/lib/contracts/registry';
import type { AnswerOf, BodyOf } from '@/lib/contracts/shapes';
import { ownHeaders } from './own-headers';

export type CallInput<N extends EndpointName> = InputOf<N> &
  (BodyOf<N> extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<N> });

interface CallOptions {
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
}

/**
 * Calls our own gateway. An action that needs a proof of the second factor is repeated once with the one its person gives: the same call, under
 * the same idempotency key. Returns the endpoint's answer; throws ProblemError for every refusal, for a lost connection (`SVB503` with status
 * 0), and for what waits for other people (`SVB470`, whose details name the approval). A 401 means that the session has ended: the page goes
 * to the sign-in and back. SVB411 means that somebody else signed in since
 * the page was made: it is closed.
 */
export async function call<N extends EndpointName>(
  endpoint: NamedEndpoint<N>,
  input: CallInput<N>,
  options: CallOptions = {},
): Promise<AnswerOf<N>> {
  try {
    return await callOnce(endpoint, input, options);
  } catch (error) {
    const proof = await proofFor(error);
    if (proof === null) throw error;
    return callOnce(endpoint, input, { ...options, proof });
  }
}

/** The proof that a refused call asks for; null where it asks for none, or none is given. */
async function proofFor(error: unknown): Promise<string | null> {
  if (!(error instanceof ProblemError) || error.problem.errorCode !== ownCodes.proofRequired) return null;
  const asking = await import('@/lib/client/second-factor/ask-for-proof').catch(() => null);
  return asking?.askForProof(error.problem.details[0]?.reason ?? '') ?? null;
}

async function callOnce<N extends EndpointName>(
  endpoint: NamedEndpoint<N>,
  input: CallInput<N>,
  { signal, idempotencyKey, proof }: CallOptions & { readonly proof?: string },
): Promise<AnswerOf<N>> {
  const { params, query, body } = input;
  const answer = await send(apiUrl(endpoint, { params, query }), {
    method: endpoint.method,
    headers: {
      ...ownHeaders(),
      ...(isPresent() ? { [presenceHeader]: '1' } : {}),
      ...(idempotencyKey ? { [idempotencyHeader]: idempotencyKey } : {}),
      ...(proof ? { [proofHeader]: proof } : {}),
      // A form sets its own content type, with the boundary in it.
      ...(body === undefined || endpoint.accepts === 'multipart' ? {} : { 'content-type': 'application/json' }),
    },
    body: endpoint.accepts === 'multipart' ? formOf(body) : body === undefined ? undefined : JSON.stringify(body),
    signal,
    cache: 'no-store',
    credentials: 'same-origin',
  });
  const json: unknown = await answer.json().catch(() => undefined);
  if (answer.status === 202) throwAwaiting(json);
  if (answer.ok && json !== undefined) return answerOf(endpoint, json);
  const refused = parseProblem(answer.ok ? 502 : answer.status, json);
  if (answer.status === 401 || refused.errorCode === ownCodes.secondFactorMissing) signInAgain();
  if (refused.errorCode === ownCodes.otherPerson) closePage();
  throw new ProblemError(refused);
}

/** What waits was not done, so no caller may take it for an answer. */
function throwAwaiting(json: unknown): void {
  if (typeof json !== 'object' || json === null || !('approval' in json)) return;
  const { approval } = json;
  if (typeof approval !== 'object' || approval === null || !('id' in approval)) return;
  throw problem({ statusCode: 202, errorCode: ownCodes.awaitingApproval, details: [{ field: 'approval', reason: String(approval.id) }] });
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : [];
  // Several values of one name are as many parts.
  for (const [name, value] of fields)
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, one instanceof File ? one : String(one));
  return form;
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const askedAt = Date.now();
  try {
    const answer = await fetch(url, init);
    noteAnswerTime(answer.headers, askedAt);
    return answer;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw problem({ statusCode: 0, errorCode: ownCodes.unreachable });
  }
}

// The gateway parsed the answer with the shape of this endpoint before sending it.
function answerOf<N extends EndpointName>(_of: NamedEndpoint<N>, json: unknown): AnswerOf<N> {
  return json as AnswerOf<N>;
}

function signInAgain(): void {
  const back = encodeURIComponent(window.location.pathname + window.location.search);
  window.location.assign(`/sign-in?callbackUrl=${back}&ended`);
}
