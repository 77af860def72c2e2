import 'server-only';
import { authenticate } from '@/lib/server/gateway/authenticate';
import { log } from '@/lib/server/log';
import { services } from '@/lib/server/services';
import { isStopping } from '@/lib/server/shutdown';
import { failingParts, readHealth } from './health';

/** The last logged state: health is polled every few seconds, each change is logged once. */
let logged = '';

/**
 * The health of the process, 503 when something is down or has not answered within two seconds. Without a database nobody can be
 * authenticated. Strangers learn only whether all is well; a signed-in person and the log also
 * learn which part is down, and the version. A process that stops says so, also to strangers: a balancer takes it away.
 */
export async function healthResponse(request: Request): Promise<Response> {
  if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503, headers: { 'cache-control': 'no-store' } });
  const health = await readHealth();
  const fields = failingParts(health);
  if (fields.join() !== logged) {
    logged = fields.join();
    if (fields.length > 0) log.warn({ fields }, 'not healthy');
    else log.info({}, 'healthy again');
  }
  const body = health.database !== 'unreachable' && (await isSignedIn(request)) ? health : { status: health.status };
  return Response.json(body, { status: health.status === 'ok' ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}

function isSignedIn(request: Request): Promise<boolean> {
  return authenticate(request.headers, services()).then(
    () => true,
    () => false,
  );
}
