import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { SsoEnvironment } from '@/lib/server/environment/sso-environment';
import { authenticate } from '@/lib/server/gateway/authenticate';
import { clientAddress } from '@/lib/server/http/client-address/client-address';
import { ownPath } from '@/lib/server/http/own-path';
import { readBody } from '@/lib/server/http/read-body';
import { log } from '@/lib/server/log';
import { keyedDigest } from '@/lib/server/privacy/keyed-digest';
import { services as processServices, type Services } from '@/lib/server/services';
import { sessionCookie } from '@/lib/server/sessions/session-cookie';
import { beginAuthorization } from '@/lib/server/sso/authorize';
import { endByLogoutToken } from '@/lib/server/sso/logout-token';
import { signOutAddress } from '@/lib/server/sso/sign-out-address';
import { endedFlowCookie, flowIn } from '@/lib/server/sso/sso-flow';
import { refusalOf, SsoRefusal } from '@/lib/server/sso/sso-refusal';
import { countRefusal } from '@/lib/server/throttle/count-refusal';
import { finishSso } from './sso-sign-in';

/** A logout token is about a kilobyte. */
const maxBytes = 16_000;

/**
 * Single sign-on, outside the gateway: `start` leads to the provider, `callback` comes back from it, `leave` leads to
 * signing out there after signing out here, and by `backchannel-logout` it says that somebody has signed out. Where the installation has none there is nothing here.
 */
export async function ssoResponse(request: Request, step: string, services: Services = processServices()): Promise<Response> {
  const { sso } = services.environment;
  if (sso === null) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  switch (`${request.method} ${step}`) {
    case 'GET start':
      return start(request, sso, services);
    case 'GET callback':
      return callback(request, sso, services);
    case 'GET leave':
      return redirect((await signOutAddress(sso, services.environment.appUrl)) ?? '/sign-in', []);
    case 'POST backchannel-logout':
      return logout(request, sso, services);
    default:
      throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  }
}

async function start(request: Request, sso: SsoEnvironment, services: Services): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const returnTo = ownPath(search.get('callbackUrl') ?? '/', services.environment.appUrl);
  // To confirm something one has a session; to sign in one needs none.
  const sessionId = search.has('confirm') ? (await authenticate(request.headers, services)).sessionId : null;
  try {
    const { location, cookie } = await beginAuthorization({ returnTo, sessionId }, sso, services);
    return redirect(location, [cookie]);
  } catch (error) {
    return turnAway(error, request, services);
  }
}

async function callback(request: Request, sso: SsoEnvironment, services: Services): Promise<Response> {
  const { environment, now } = services;
  const { headers } = request;
  const ended = endedFlowCookie(environment.appUrl);
  try {
    const flow = flowIn(headers.get('cookie'), environment, now());
    if (!flow) throw new SsoRefusal('expired');
    const from = {
      address: clientAddress(headers, environment.trustedProxies),
      browser: headers.get('user-agent'),
      cookies: headers.get('cookie'),
    };
    const token = await finishSso(new URL(request.url).search, flow, from, sso, services);
    return redirect(flow.returnTo, [ended, ...(token === null ? [] : [sessionCookie(environment.appUrl, token)])]);
  } catch (error) {
    return turnAway(error, request, services, [ended]);
  }
}

/** Leads to the page that says why, in fixed words; the audit has it, and nobody else is told. */
async function turnAway(error: unknown, request: Request, services: Services, cookies: readonly string[] = []): Promise<Response> {
  const { reason, staffId, subject } = refusalOf(error);
  if (reason === 'unavailable' || reason === 'unverified') log.warn({ code: codeOf(error) ?? reason }, 'single sign-on failed');
  const address = clientAddress(request.headers, services.environment.trustedProxies);
  // Whom the provider knows is counted by itself, so that no stranger's refusal hides it.
  const digest = subject === null ? null : keyedDigest('account', subject, services.environment).toString('hex').slice(0, 16);
  const facts = { by: 'sso', reason, ...(digest !== null && { subject: digest }) };
  const event = { actorId: staffId, action: 'session.refused', result: 'refused', address, facts } as const;
  await countRefusal(services.db, event, digest === null ? null : `${digest} ${reason}`, services.now());
  return redirect(`/sign-in/sso?reason=${reason}`, cookies);
}

async function logout(request: Request, sso: SsoEnvironment, services: Services): Promise<Response> {
  const form = new URLSearchParams((await readBody(request, maxBytes)).toString('utf8'));
  try {
    await endByLogoutToken(form.get('logout_token') ?? '', sso, services);
    return new Response(null, { status: 200, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (!(error instanceof SsoRefusal)) throw error;
    log.warn({ code: error.reason }, 'a logout token of the provider was refused');
    const isOutage = error.reason === 'unavailable';
    const body = { error: isOutage ? 'temporarily_unavailable' : 'invalid_request' };
    return Response.json(body, { status: isOutage ? 503 : 400, headers: { 'cache-control': 'no-store' } });
  }
}

function redirect(location: string, cookies: readonly string[]): Response {
  const response = new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** The code of an error of the library: its text may quote a token. */
function codeOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
