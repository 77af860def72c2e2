import 'server-only';
import { ProblemError } from '@/lib/contracts/problem';
import { who } from '@/lib/server/door/who';
import { services } from '@/lib/server/services';
import { type Hub, openHub } from './hub';
import { liveStream } from './stream';

// Next loads a module once per bundle, so the one connection that listens hangs on the global object.
const holder = globalThis as typeof globalThis & { balcaoHub?: Promise<Hub> };

/** The stream of what changed, for whoever is signed in. */
export async function liveResponse(request: Request): Promise<Response> {
  const cookie = request.headers.get('cookie');
  try {
    await who(cookie, services());
  } catch (error) {
    if (error instanceof ProblemError)
      return Response.json(error.problem, { status: error.problem.statusCode, headers: { 'cache-control': 'no-store' } });
    throw error;
  }
  holder.balcaoHub ??= openHub(services().environment.databaseUrl);
  const stillSignedIn = () =>
    who(cookie, services()).then(
      () => true,
      () => false,
    );
  return new Response(liveStream(await holder.balcaoHub, request.signal, stillSignedIn), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
  });
}
