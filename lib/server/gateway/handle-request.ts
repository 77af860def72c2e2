import 'server-only';
import { randomUUID } from 'node:crypto';
import { type ApiRoot, locate } from '@/lib/contracts/address';
import { FileStream } from '@/lib/contracts/file-stream';
import { idempotencyHeader } from '@/lib/contracts/idempotency-header';
import { awaitingApprovalShape } from '@/lib/contracts/office/approvals/approvals.shape';
import { proofHeader } from '@/lib/contracts/office/second-factor/proof-header';
import { serviceClockHeader } from '@/lib/contracts/office/service-clock';
import { presenceHeader } from '@/lib/contracts/office/staff/presence';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { type Problem, ProblemError, problem } from '@/lib/contracts/problem/problem';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { shapeOf } from '@/lib/contracts/shapes';
import { errorName } from '@/lib/server/error-name';
import { fileAnswer } from '@/lib/server/http/response/file-response';
import { streamAnswer } from '@/lib/server/http/response/stream-response';
import { assertSameOrigin } from '@/lib/server/http/same-origin';
import { log } from '@/lib/server/log';
import { metrics } from '@/lib/server/metrics/metrics';
import { hideInboxSecret } from '@/lib/server/privacy/inbox-secret';
import { parseBody, parseQuery } from '@/lib/server/request/parse';
import type { Services } from '@/lib/server/services';
import { inSpan, type NoteFacts } from '@/lib/server/trace/span';
import { asStartedBy } from '@/lib/server/trace/started-by';
import { authenticate, requirePagePerson } from './authenticate';
import { authorize } from './checks/authorize';
import { requireOffered } from './checks/require-offered';
import { dispatch } from './dispatch';

const entries = endpointNames.flatMap((name) => (endpointNamed(name).reach ? [] : [[name, endpointNamed(name)] as const]));

/**
 * The gateway: every browser call passes locate, authenticate, page person, same origin, authorize, offered, parse, dispatch and answer, in this
 * order. What the registry does not name, or what does not parse, is refused before any request leaves.
 */
export function handleRequest(request: Request, at: ApiRoot, path: string, services: Services): Promise<Response> {
  const requestId = randomUUID();
  return asStartedBy('person', () =>
    inSpan('gateway', { requestId }, (note) => answerRequest(request, { at, path, requestId, note }, services)),
  );
}

interface Arrived {
  readonly at: ApiRoot;
  readonly path: string;
  readonly requestId: string;
  readonly note: NoteFacts;
}

async function answerRequest(request: Request, { at, path, requestId, note }: Arrived, services: Services): Promise<Response> {
  const started = performance.now();
  let name = 'none';
  const cookies: string[] = [];
  try {
    const found = locate(entries, at, request.method, path);
    if (!found.found) throw notFound(found.allowed);
    name = found.name;
    const endpoint = endpointNamed(found.name);
    const present = request.headers.get(presenceHeader) === '1';
    const caller = await authenticate(request.headers, services, { present, stage: endpoint.stage });
    requirePagePerson(request.headers, caller);
    if (request.method !== 'GET') assertSameOrigin(request, services.environment.appUrl);
    await authorize(found.name, caller, requestId, services);
    requireOffered(endpoint, services.environment);
    const query = parseQuery(endpoint, new URL(request.url).searchParams, services.environment, caller);
    const body = await parseBody(request, endpoint, shapeOf(found.name).request ?? shapeOf(found.name).body);
    const answered = await dispatch(
      found.name,
      {
        params: found.params,
        query,
        body,
        requestId,
        idempotencyKey: request.headers.get(idempotencyHeader),
        proof: request.headers.get(proofHeader),
        signal: request.signal,
        setCookie: (cookie) => cookies.push(cookie),
      },
      caller,
      services,
    );
    log.info({ endpoint: name, requestId, ms: Math.round(performance.now() - started) }, 'answered');
    measure(name, 200, started);
    note({ endpoint: name, status: 200 });
    if (answered instanceof FileStream) return streamAnswer(answered, requestId);
    if (answered instanceof Uint8Array) return fileAnswer(answered, endpoint, found.params, requestId);
    const isAccepted = endpoint.sensitive !== undefined && isUnfinished(JSON.parse(answered));
    return answer(isAccepted ? 202 : 200, answered, requestId, { cookies, serviceAheadSeconds: services.watch.clockAheadSeconds() });
  } catch (error) {
    const refused = problemOf(error, requestId);
    measure(name, refused.statusCode, started);
    note({ endpoint: name, status: refused.statusCode, code: refused.errorCode });
    if (refused.errorCode === ownCodes.internalError) log.error({ endpoint: name, requestId, error: errorName(error) }, 'failed');
    else log.info({ endpoint: name, requestId, status: refused.statusCode, code: refused.errorCode }, 'refused');
    return answer(refused.statusCode, hideInboxSecret(JSON.stringify(refused), services.environment), requestId, {
      ...refused,
      serviceAheadSeconds: services.watch.clockAheadSeconds(),
    });
  }
}

function measure(endpoint: string, status: number, started: number): void {
  metrics().answers.inc({ endpoint, status });
  metrics().answerSeconds.observe({ endpoint }, (performance.now() - started) / 1_000);
}

function notFound(allowed: readonly string[]) {
  return allowed.length > 0
    ? problem({ statusCode: 405, errorCode: ownCodes.methodNotAllowed })
    : problem({ statusCode: 404, errorCode: ownCodes.notFound });
}

/** An error without a problem of its own is an internal error; its text is not sent. */
function problemOf(error: unknown, requestId: string): Problem {
  const found = error instanceof ProblemError ? error.problem : problem({ statusCode: 500, errorCode: ownCodes.internalError }).problem;
  return { ...found, requestId: found.requestId ?? requestId };
}

/** What waits for approval, or a money operation whose outcome is not known yet: answered with 202 instead of a success. */
function isUnfinished(record: unknown): boolean {
  if (typeof record !== 'object' || record === null) return false;
  if (awaitingApprovalShape.safeParse(record).success) return true;
  if (!('operation' in record)) return false;
  const { operation } = record;
  return (
    typeof operation === 'object' &&
    operation !== null &&
    'state' in operation &&
    (operation.state === 'unknown' || operation.state === 'sending')
  );
}

interface Extra {
  readonly retryAfterSeconds?: number | null;
  readonly cookies?: readonly string[];
  readonly serviceAheadSeconds?: number;
}

function answer(status: number, text: string, requestId: string, extra: Extra = {}): Response {
  const { retryAfterSeconds = null, cookies = [], serviceAheadSeconds = 0 } = extra;
  const made = new Response(text, {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-request-id': requestId,
      'x-content-type-options': 'nosniff',
      ...(serviceAheadSeconds === 0 ? {} : { [serviceClockHeader]: String(serviceAheadSeconds) }),
      ...(retryAfterSeconds === null ? {} : { 'retry-after': String(retryAfterSeconds) }),
    },
  });
  for (const cookie of cookies) made.headers.append('set-cookie', cookie);
  return made;
}
