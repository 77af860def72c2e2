import type { Logger } from 'pino';
import type { z } from 'zod';
import { type EndpointName, endpointNamed, endpointNames, type NamesOf } from '@/lib/contracts/registry';
import { shapeOf } from '@/lib/contracts/shapes';
import type { Account } from '@/sandbox/accounts/account';
import { type RequestLimits, requireScope, scopeOf } from '@/sandbox/accounts/request-limits';
import { shiftPage } from '@/sandbox/control/shift-page';
import { injectFault } from '@/sandbox/injected-faults/inject-fault';
import type { App } from '@/sandbox/routing/app';
import type { Call, Handlers, ServiceSide } from '@/sandbox/routing/handler';
import { HandlerResult, Written } from '@/sandbox/routing/handler-result';
import { bodyReader, queryReader } from '@/sandbox/routing/read-request';
import { requirePresent } from '@/sandbox/variant-transforms/require-available';
import { transformAnswer } from '@/sandbox/variant-transforms/transform-answer';
import { transformProblem } from '@/sandbox/variant-transforms/transform-problem';
import type { Services } from './services';

interface HalfOfService<H extends ServiceSide> {
  readonly half: H;
  readonly handlers: Handlers<H>;
  readonly authenticate: (request: Request, name: NamesOf<H>) => Promise<Account>;
  /** The account's token a call seems to come from: whom a fault is meant for is decided before anything is checked. */
  readonly callerOf: (request: Request) => string | null;
  readonly admit: RequestLimits;
  /** What a call's body may be; without it, what the registry's shape says. */
  readonly bodyOf?: (name: NamesOf<H>) => z.ZodType | undefined;
  /** Any failure in the envelope of this half. */
  readonly refuse: (failure: unknown, log: Logger) => Response;
}

/** Gives the app a route for every endpoint of one half of the registry. */
export function mountApi<H extends ServiceSide>(
  app: App,
  { half, handlers, authenticate, callerOf, admit, refuse, bodyOf = (name) => shapeOf(name).body }: HalfOfService<H>,
  services: Services,
): void {
  for (const name of namesOf(half)) {
    const endpoint = endpointNamed(name);
    const handle = handlerOf(handlers, name);
    const readQuery = queryReader(endpoint);
    const readBody = bodyReader(endpoint, bodyOf(name));
    const scope = scopeOf(name, endpoint);

    const answer = async (request: Request, params: Record<string, string>) => {
      const account = await authenticate(request, name);
      const variant = services.variants.of(account);
      try {
        admit(account);
        requirePresent(name, variant);
        requireScope(account, scope, variant);
        const query = readQuery(request, variant);
        const body = await readBody(request);
        const answered = await handle({ ...services, account, variant, params, query, body });
        return toResponse(await transformAnswer(answered, { name, accountId: account.id, variant, query, sql: services.sql }));
      } catch (failure) {
        throw transformProblem(failure, variant);
      }
    };

    app.on(endpoint.method, `/v1${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async (context) => {
      const apply = () => answer(context.req.raw, context.req.param());
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

/** Literal paths before those with parameters, so that `/withdraw/proof` never reads as an id. */
function namesOf<H extends ServiceSide>(half: H): NamesOf<H>[] {
  const isOfHalf = (name: EndpointName): name is NamesOf<H> => endpointNamed(name).service === half;
  return endpointNames.filter(isOfHalf).sort((a, b) => parameters(a) - parameters(b));
}

const parameters = (name: EndpointName) => endpointNamed(name).path.split('{').length;

type Given = Omit<Call<NamesOf<ServiceSide>>, 'params' | 'query' | 'body'> & { params: unknown; query: unknown; body: unknown };

/** A handler as the router calls it. It holds because params, query and body come from the same entry's path and schemas. */
function handlerOf<H extends ServiceSide>(handlers: Handlers<H>, name: NamesOf<H>): (call: Given) => Promise<unknown> {
  return handlers[name] as unknown as (call: Given) => Promise<unknown>;
}

function toResponse(answer: unknown): Response {
  if (answer === undefined) return new Response(null, { status: 204 });
  if (answer instanceof Uint8Array) return new Response(new Uint8Array(answer), { headers: { 'content-type': contentTypeOf(answer) } });
  if (answer instanceof HandlerResult) return Response.json(answer.body, { status: answer.status });
  if (answer instanceof Written) return new Response(answer.json, { headers: { 'content-type': 'application/json' } });
  return Response.json(answer);
}

function contentTypeOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (start === '%PDF') return 'application/pdf';
  return start === '\u0089PNG' ? 'image/png' : 'text/csv; charset=utf-8';
}
