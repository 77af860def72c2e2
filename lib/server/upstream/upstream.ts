import 'server-only';
import { pathFor, searchFor } from '@/lib/contracts/address';
import type { Endpoint, NamedEndpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { type Problem, ProblemError, parseProblem, problem } from '@/lib/contracts/problem/problem';
import type { EndpointName } from '@/lib/contracts/registry';
import type { ServiceArea } from '@/lib/contracts/service-areas';
import { directly, type OutgoingEnvironment } from '@/lib/server/environment/outgoing-environment';
import { openDispatcher, ProxyFailure } from '@/lib/server/http/outgoing';
import { readCapped } from '@/lib/server/http/read-capped';
import { isDistrusted } from './certificate-problem';
import { startDeadline } from './deadline';
import { type MultipartForm, multipart } from './multipart';
import { inOwnWords } from './own-words';
import { type SecretFilter, secretFilter } from './secret-filter';
import type { ServiceClock } from './service-clock';

export interface UpstreamRequest {
  readonly endpoint: NamedEndpoint<EndpointName>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Sent instead of a body where the endpoint takes a form with files. */
  readonly form?: MultipartForm;
  /** Our request id, sent along so that both sides' logs can be joined. */
  readonly requestId: string;
  readonly signal?: AbortSignal;
  /** The area whose health the call counts for, where it is not that of its permission. */
  readonly area?: ServiceArea;
  /** Learns the HTTP status of an answer as it came, before it is read. */
  readonly onStatus?: (status: number) => void;
}

/**
 * Calls the payments service. Returns the parsed JSON of a success, or the bytes where the endpoint returns a file; throws ProblemError
 * otherwise.
 */
export type Upstream = (request: UpstreamRequest) => Promise<unknown>;

/** A token that expires. A refused one is replaced once and the call repeated, because a refusal means that nothing was done. */
export interface RenewableToken {
  current(): Promise<string>;
  /** Forgets a refused token, unless it was replaced already. */
  drop(refused: string): void;
}

interface Settings {
  readonly url: string;
  readonly token: string | RenewableToken;
  /** Other credentials. They and the token are removed from every answer. */
  readonly secrets?: readonly string[];
  /** For mutual TLS: our certificate and key, and the certificate authority of the service. */
  readonly tls?: { readonly cert: string; readonly key: string; readonly ca: string };
  readonly timeoutMs: number;
  /** Directly, without it. */
  readonly outgoing?: OutgoingEnvironment;
  readonly outgoingAddress?: string | null;
  /** Learns the service's time from every answer. */
  readonly clock?: ServiceClock;
}

const accepted = {
  json: 'application/json',
  nothing: 'application/json',
  png: 'image/png, application/json',
  pdf: 'application/pdf, application/json',
  csv: 'text/csv, application/json',
  stream: 'application/json',
  evidence: 'application/pdf, image/png, image/jpeg',
} as const;

/** Uploading files takes longer than an ordinary call: the time limit is multiplied by this. */
const uploadTimes = 3;

/** 4 MB for one record or file. */
const maxRecordBytes = 4_000_000;

/** 32 MB for a page of a list: 100 deliveries of 256 kB and what receivers answered, or 100 cases with the longest defenses and annexes. */
const maxPageBytes = 32_000_000;

/** The most bytes an answer of the endpoint may have; what is paged is a list. */
function maxBytesOf({ query }: Endpoint): number {
  return query !== undefined && 'limit' in query ? maxPageBytes : maxRecordBytes;
}

/**
 * Builds headers from scratch, never follows a redirect, and never sends a call twice that may have been done: the bearer token leaves this
 * file towards the configured origin only.
 */
export function createUpstream(settings: Settings): Upstream {
  const { url, token: given, secrets = [], tls, timeoutMs, outgoing = directly, outgoingAddress = null, clock } = settings;
  const base = new URL(url);
  const filterOf = lastFilter(secrets);
  const dispatcher = openDispatcher({ outgoing, connections: 64, timeoutMs, ...(tls ? { tls } : {}) });

  return async ({ endpoint, params, query, body, form, requestId, signal, onStatus }) => {
    const target = new URL(base.pathname + pathFor(endpoint, params) + searchFor(endpoint, query), base.origin);
    if (target.origin !== base.origin || !target.pathname.startsWith(`${base.pathname}/`))
      throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest });
    const sent = form ? multipart(form) : jsonBody(body);
    const send = async (token: string): Promise<RawResponse> => {
      const deadline = startDeadline(form ? uploadTimes * timeoutMs : timeoutMs, signal);
      const askedAt = Date.now();
      try {
        const { statusCode, headers, body } = await dispatcher.request({
          origin: base.origin,
          method: endpoint.method,
          path: target.pathname + target.search,
          headers: {
            authorization: `Bearer ${token}`,
            accept: accepted[endpoint.answers ?? 'json'],
            ...sent.headers,
            'x-request-id': requestId,
          },
          body: sent.body,
          signal: deadline.signal,
        });
        clock?.note(headers.date?.toString(), askedAt);
        onStatus?.(statusCode);
        const bytes = await readCapped(body, maxBytesOf(endpoint));
        if (bytes === null) throw unreadableAnswer();
        return { statusCode, contentType: String(headers['content-type'] ?? ''), bytes, filter: filterOf(token) };
      } catch (error) {
        throw error instanceof ProblemError ? error : transportProblem(error, deadline.passed());
      } finally {
        deadline.end();
      }
    };
    const answer = typeof given === 'string' ? await send(given) : await sendRenewing(given, send);
    return readAnswer(answer, endpoint, outgoingAddress);
  };
}

/** Caches the filter of the last token; tokens change rarely. */
function lastFilter(secrets: readonly string[]): (token: string) => SecretFilter {
  let made: { readonly token: string; readonly filter: SecretFilter } | null = null;
  return (token) => {
    if (made?.token !== token) made = { token, filter: secretFilter([token, ...secrets]) };
    return made.filter;
  };
}

async function sendRenewing(renewable: RenewableToken, send: (token: string) => Promise<RawResponse>): Promise<RawResponse> {
  const token = await renewable.current();
  const answer = await send(token);
  if (answer.statusCode !== 401) return answer;
  renewable.drop(token);
  return send(await renewable.current());
}

/** Every call declares JSON, reads included (interface: Endpoints). */
function jsonBody(body: unknown) {
  return { headers: { 'content-type': 'application/json' }, body: body === undefined ? null : JSON.stringify(body) };
}

interface RawResponse {
  readonly statusCode: number;
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly filter: SecretFilter;
}

/** The content type decides whether an answer is a file, whatever was requested: a receipt may come as JSON with base64 text. */
function readAnswer(
  { statusCode, contentType, bytes, filter }: RawResponse,
  { answers }: Endpoint,
  outgoingAddress: string | null,
): unknown {
  const json = contentType.includes('json') ? parseJson(filter.takeOut(bytes.toString('utf8'))) : undefined;
  if (statusCode >= 400)
    throw new ProblemError(withAddress(inOwnWords(aboutOurToken(withoutOwnCode(parseProblem(statusCode, json)))), outgoingAddress));
  if (statusCode < 200 || statusCode >= 300) throw unreadableAnswer();
  if (answers === 'nothing') return null;
  // Secrets cannot be removed from a file, so one that contains our credentials is not passed on.
  if (json === undefined && (answers === undefined || filter.holds(bytes.toString('latin1')))) throw unreadableAnswer();
  if (json === undefined) return new Uint8Array(bytes);
  return json;
}

/**
 * The service's 401 is about our token, whatever code it has or lacks, and means that nothing was done. A browser's 401 always means "sign
 * in again", so this one becomes 502; the code keeps it apart from a failing service.
 */
function aboutOurToken(found: Problem): Problem {
  return found.statusCode === 401 ? { ...found, statusCode: 502, errorCode: 'SVA100' } : found;
}

/** Our own codes say what our server did: none of them is the service's to send. */
function withoutOwnCode(found: Problem): Problem {
  return found.errorCode?.startsWith('SVB') ? { ...found, errorCode: null } : found;
}

/** Adds our IP address to the refusal SVA203, so that the person knows which one the service sees. */
function withAddress(found: Problem, address: string | null): Problem {
  if (found.errorCode !== 'SVA203' || address === null) return found;
  return { ...found, details: [...found.details, { field: 'address', reason: address }] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function unreadableAnswer() {
  return problem({ statusCode: 502, errorCode: ownCodes.unreadableAnswer });
}

export function transportProblem(error: unknown, timedOut: boolean): ProblemError {
  if (error instanceof ProxyFailure) return problem({ statusCode: 503, errorCode: ownCodes.proxyRefused });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (timedOut || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT')
    return problem({ statusCode: 504, errorCode: ownCodes.timedOut });
  if (isDistrusted(code)) return problem({ statusCode: 503, errorCode: ownCodes.serviceNotTrusted });
  return problem({ statusCode: 503, errorCode: ownCodes.unreachable });
}
