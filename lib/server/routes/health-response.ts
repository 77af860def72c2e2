import 'server-only';
import { authenticate } from '@/lib/server/gateway/authenticate';
import { log } from '@/lib/server/log';
import { services } from '@/lib/server/services';
import { failingParts, readHealth } from './health';

/** What the log said last: asked every few seconds, it says each change once. */
let logged = '';

/**
 * Whether all is well, with 503 when it is not. Anybody may ask, so strangers are told no more than that; whoever is signed in is told which
 * part it is and which version this is, and so is the log.
 */
export async function healthResponse(request: Request): Promise<Response> {
  const health = await readHealth();
  const fields = failingParts(health);
  if (fields.join() !== logged) {
    logged = fields.join();
    if (fields.length > 0) log.warn({ fields }, 'not healthy');
    else log.info({}, 'healthy again');
  }
  const told = (await isSignedIn(request)) ? health : { status: health.status };
  return Response.json(told, { status: health.status === 'ok' ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}

/** Without a database nobody can say who asks. */
function isSignedIn(request: Request): Promise<boolean> {
  return authenticate(request.headers, services()).then(
    () => true,
    () => false,
  );
}
