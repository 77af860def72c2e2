import 'server-only';
import { Pool } from 'undici';
import { pathFor, searchFor } from '@/lib/contracts/address';
import type { Endpoint } from '@/lib/contracts/endpoint';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { type Problem, ProblemError, parseProblem, problem } from '@/lib/contracts/problem/problem';
import { isDistrusted } from './certificate-problem';
import { startDeadline } from './deadline';
import { type MultipartForm, multipart } from './multipart';
import { inOwnWords } from './own-words';
import { type SecretFilter, secretFilter } from './secret-filter';

export interface UpstreamRequest {
  readonly endpoint: Endpoint;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Sent in place of a body where the endpoint takes a form with files. */
  readonly form?: MultipartForm;
  /** Ours, sent along so that both sides' logs can be joined. */
  readonly requestId: string;
  readonly signal?: AbortSignal;
}

/**
 * Calls the payments service. Answers the parsed JSON of a success, or the bytes where the endpoint answers a file;
 * throws ProblemError for all else.
 */
export type Upstream = (request: UpstreamRequest) => Promise<unknown>;

/** A token that ends: one that was refused is replaced once, for the refusal says that nothing was done. */
export interface RenewableToken {
  current(): Promise<string>;
  /** Forgets a token that was refused, unless another one has taken its place. */
  drop(refused: string): void;
}

interface Settings {
  readonly url: string;
  readonly token: string | RenewableToken;
  /** What else proves who we are there. The token and these are taken out of whatever comes back. */
  readonly secrets?: readonly string[];
  /** What mutual TLS is done with: a certificate and key of ours, and the authority of the service's. */
  readonly tls?: { readonly cert: string; readonly key: string; readonly ca: string };
  readonly timeoutMs: number;
  readonly outgoingAddress?: string | null;
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

/** Files take longer to send than a call takes to answer. */
const uploadTimes = 3;

/** 4 MB: a page of 100 transactions with images is under 1 MB. */
const maxBytes = 4_000_000;

/**
 * Headers are built from scratch, redirects are never followed, and nothing that was done is sent twice:
 * the bearer token leaves this file only towards the configured origin.
 */
export function createUpstream({ url, token: given, secrets = [], tls, timeoutMs, outgoingAddress = null }: Settings): Upstream {
  const base = new URL(url);
  const filterOf = lastFilter(secrets);
  const pool = new Pool(base.origin, {
    connections: 64,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: maxBytes,
    ...(tls ? { connect: tls } : {}),
  });

  return async ({ endpoint, params, query, body, form, requestId, signal }) => {
    const target = new URL(base.pathname + pathFor(endpoint, params) + searchFor(endpoint, query), base.origin);
    if (target.origin !== base.origin || !target.pathname.startsWith(`${base.pathname}/`))
      throw problem({ statusCode: 400, errorCode: ownCodes.invalidRequest });
    const sent = form ? multipart(form) : jsonBody(body);
    const send = async (token: string): Promise<Answer> => {
      const deadline = startDeadline(form ? uploadTimes * timeoutMs : timeoutMs, signal);
      try {
        const { statusCode, headers, body } = await pool.request({
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
        const bytes = Buffer.from(await body.arrayBuffer());
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

/** A filter is made once for a token, which changes rarely. */
function lastFilter(secrets: readonly string[]): (token: string) => SecretFilter {
  let made: { readonly token: string; readonly filter: SecretFilter } | null = null;
  return (token) => {
    if (made?.token !== token) made = { token, filter: secretFilter([token, ...secrets]) };
    return made.filter;
  };
}

async function sendRenewing(renewable: RenewableToken, send: (token: string) => Promise<Answer>): Promise<Answer> {
  const token = await renewable.current();
  const answer = await send(token);
  if (answer.statusCode !== 401) return answer;
  renewable.drop(token);
  return send(await renewable.current());
}

/** Every call says that it is JSON, reads included (interface: Endpoints). */
function jsonBody(body: unknown) {
  return { headers: { 'content-type': 'application/json' }, body: body === undefined ? null : JSON.stringify(body) };
}

interface Answer {
  readonly statusCode: number;
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly filter: SecretFilter;
}

/** A file is told by its content type, whatever was asked for: a receipt may come as JSON with its base64 text. */
function readAnswer({ statusCode, contentType, bytes, filter }: Answer, { answers }: Endpoint, outgoingAddress: string | null): unknown {
  const json = contentType.includes('json') ? parseJson(filter.takeOut(bytes.toString('utf8'))) : undefined;
  if (statusCode >= 400) throw new ProblemError(withAddress(asOurs(inOwnWords(parseProblem(statusCode, json))), outgoingAddress));
  if (statusCode < 200 || statusCode >= 300) throw unreadableAnswer();
  if (answers === 'nothing') return null;
  // Nothing can be taken out of a file: one that repeats our credentials is not passed on.
  if (json === undefined && (answers === undefined || filter.holds(bytes.toString('latin1')))) throw unreadableAnswer();
  if (json === undefined) return new Uint8Array(bytes);
  return json;
}

/** The service's 401 is about our token, not about the person: the browser's 401 always means "sign in again". */
function asOurs(found: Problem): Problem {
  return found.statusCode === 401 ? { ...found, statusCode: 502 } : found;
}

/** Who is refused for their address (SVA203) needs to know which one the service sees. */
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
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (timedOut || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT')
    return problem({ statusCode: 504, errorCode: ownCodes.timedOut });
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return unreadableAnswer();
  if (isDistrusted(code)) return problem({ statusCode: 503, errorCode: ownCodes.serviceNotTrusted });
  return problem({ statusCode: 503, errorCode: ownCodes.unreachable });
}
