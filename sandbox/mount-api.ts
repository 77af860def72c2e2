import type { Logger } from 'pino';
import type { z } from 'zod';
import { type EndpointName, endpointNamed, endpointNames, type NamesOf } from '@/lib/contracts/registry';
import { shapeOf } from '@/lib/contracts/shapes';
import type { Account } from '@/sandbox/accounts/account';
import { type RateLimiter, requireScope, scopeOf } from '@/sandbox/accounts/request-limits';
import { shiftPage } from '@/sandbox/control/shift-page';
import { injectFault } from '@/sandbox/injected-faults/inject-fault';
import type { App } from '@/sandbox/routing/app';
import type { Call, Handlers, ServiceSide } from '@/sandbox/routing/handler';
import { HandlerResult, RawJson } from '@/sandbox/routing/handler-result';
import { bodyReader, queryReader } from '@/sandbox/routing/read-request';
import { requireAvailable } from '@/sandbox/variant-transforms/require-available';
import { transformAnswer } from '@/sandbox/variant-transforms/transform-answer';
import { transformProblem } from '@/sandbox/variant-transforms/transform-problem';
import type { Services } from './services';

interface ApiOptions<H extends ServiceSide> {
  readonly side: H;
  readonly handlers: Handlers<H>;
  readonly authenticate: (request: Request, name: NamesOf<H>) => Promise<Account>;
  /** The account token that a call claims. Injected faults are selected before authentication. */
  readonly callerOf: (request: Request) => string | null;
  readonly limitRate: RateLimiter;
  /** The body schema of a call; by default the one of the registry. */
  readonly bodyOf?: (name: NamesOf<H>) => z.ZodType | undefined;
  /** Converts any error to the error format of this interface. */
  readonly toProblemResponse: (failure: unknown, log: Logger) => Response;
}

/** Mounts a route for every endpoint of one interface. */
export function mountApi<H extends ServiceSide>(
  app: App,
  {
    side,
    handlers,
    authenticate,
    callerOf,
    limitRate: admit,
    toProblemResponse: refuse,
    bodyOf = (name) => shapeOf(name).body,
  }: ApiOptions<H>,
  services: Services,
): void {
  for (const name of namesOf(side)) {
    const endpoint = endpointNamed(name);
    const handle = handlerOf(handlers, name);
    const readQuery = queryReader(name, endpoint);
    const readBody = bodyReader(endpoint, bodyOf(name));
    const scope = scopeOf(name, endpoint);

    const answer = async (request: Request, params: Record<string, string>) => {
      const account = await authenticate(request, name);
      const variant = services.variants.of(account);
      try {
        admit(account);
        requireAvailable(name, variant);
        requireScope(account, scope, variant);
        const query = readQuery(request, variant);
        const body = await readBody(request, variant);
        const result = await handle({ ...services, account, variant, params, query, body });
        return toResponse(await transformAnswer(result, { name, accountId: account.id, variant, query, sql: services.sql }));
      } catch (failure) {
        throw transformProblem(failure, variant);
      }
    };

    app.on(endpoint.method, `/v1${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async (context) => {
      const apply = async () => dated(await answer(context.req.raw, context.req.param()), services);
      try {
        const caller = callerOf(context.req.raw);
        const fault = services.faults.take(caller, name, context.req.url);
        if (!fault) return await apply();
        return await injectFault(fault, { outgoing: context.env.outgoing, apply, shift: () => shiftPage(services, caller) });
      } catch (failure) {
        return refuse(failure, services.log);
      }
    });
  }
}

/** Literal paths come before paths with parameters, so that `/withdraw/proof` is not taken as an id. */
function namesOf<H extends ServiceSide>(side: H): NamesOf<H>[] {
  const isOfHalf = (name: EndpointName): name is NamesOf<H> => endpointNamed(name).service === side;
  return endpointNames.filter(isOfHalf).sort((a, b) => parameters(a) - parameters(b));
}

const parameters = (name: EndpointName) => endpointNamed(name).path.split('{').length;

type ParsedCall = Omit<Call<NamesOf<ServiceSide>>, 'params' | 'query' | 'body'> & { params: unknown; query: unknown; body: unknown };

/**
 * A handler as the router calls it. The cast is sound because params, query and body come from the path and schemas of the same entry.
 */
function handlerOf<H extends ServiceSide>(handlers: Handlers<H>, name: NamesOf<H>): (call: ParsedCall) => Promise<unknown> {
  return handlers[name] as unknown as (call: ParsedCall) => Promise<unknown>;
}

/** An answer says the time by the sandbox's clock, as the machine it plays would. */
function dated(response: Response, { clock }: Services): Response {
  response.headers.set('date', clock.now().toUTCString());
  return response;
}

function toResponse(answer: unknown): Response {
  if (answer === undefined) return new Response(null, { status: 204 });
  if (answer instanceof Uint8Array) return new Response(new Uint8Array(answer), { headers: { 'content-type': contentTypeOf(answer) } });
  if (answer instanceof HandlerResult) return Response.json(answer.body, { status: answer.status });
  if (answer instanceof RawJson) return new Response(answer.text, { headers: { 'content-type': 'application/json' } });
  return Response.json(answer);
}

function contentTypeOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (start === '%PDF') return 'application/pdf';
  return start === '\u0089PNG' ? 'image/png' : 'text/csv; charset=utf-8';
}
