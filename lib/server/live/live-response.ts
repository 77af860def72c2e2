import 'server-only';
import { ProblemError } from '@/lib/contracts/problem';
import { who } from '@/lib/server/door/who';
import { services } from '@/lib/server/services';
import { type Hub, openHub } from './hub';
import { liveStream } from './stream';

// Next loads a module once per bundle, so the one connection that listens hangs on the global object.
const holder = globalThis as typeof globalThis & { balcaoHub?: Promise<Hub> };

/** One that could not be opened is tried again by the next browser. */
function hub(): Promise<Hub> {
  holder.balcaoHub ??= openHub(services().environment.databaseUrl).catch((error: unknown) => {
    holder.balcaoHub = undefined;
    throw error;
  });
  return holder.balcaoHub;
}

/** The stream of what changed, for whoever is signed in. It keeps no session open: nobody need be looking at it. */
export async function liveResponse(request: Request): Promise<Response> {
  const cookie = request.headers.get('cookie');
  try {
    await who(cookie, services());
  } catch (error) {
    if (error instanceof ProblemError)
      return Response.json(error.problem, { status: error.problem.statusCode, headers: { 'cache-control': 'no-store' } });
    throw error;
  }
  const stillSignedIn = () =>
    who(cookie, services()).then(
      () => true,
      () => false,
    );
  return new Response(liveStream(await hub(), request.signal, stillSignedIn), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
  });
}
