import 'server-only';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { authenticate } from '@/lib/server/gateway/authenticate';
import { type Hub, openHub } from '@/lib/server/live/hub';
import { liveStream } from '@/lib/server/live/stream';
import { createStreamSlots } from '@/lib/server/live/stream-slots';
import { services } from '@/lib/server/services';
import { isStopping } from '@/lib/server/shutdown';

/** A browser needs one stream for all its tabs; without the Web Locks API (plain http) it is limited to six connections anyway. */
const streamsPerSession = 6;
const retryAfterSeconds = 30;

// Next loads a module once per bundle, so the shared connection is stored on the global object.
const holder = globalThis as typeof globalThis & { balcaoHub?: Promise<Hub> };

/** Only the stream route uses slots, so one copy per bundle is enough. */
const slots = createStreamSlots(streamsPerSession);

/** The shared hub; one that could not be opened is retried for the next browser. */
function hub(): Promise<Hub> {
  holder.balcaoHub ??= openHub(services().environment.databaseUrl).catch((error: unknown) => {
    holder.balcaoHub = undefined;
    throw error;
  });
  return holder.balcaoHub;
}

/**
 * The event stream of a signed-in person. It does not extend the session, because nobody may be present. Throws SVB401, and SVB431 for more
 * streams than a browser needs, and 503 in a process that stops: the stream is opened again elsewhere.
 */
export async function liveResponse(request: Request): Promise<Response> {
  if (isStopping()) throw problem({ statusCode: 503, errorCode: ownCodes.unreachable, retryAfterSeconds: 1 });
  const { sessionId } = await authenticate(request.headers, services());
  const opened = await hub();
  const giveBack = slots.take(sessionId);
  if (giveBack === null) throw problem({ statusCode: 429, errorCode: ownCodes.tooManyStreams, retryAfterSeconds });
  const stillSignedIn = () =>
    authenticate(request.headers, services()).then(
      () => true,
      () => false,
    );
  return new Response(liveStream(opened, request.signal, stillSignedIn, giveBack), {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' },
  });
}
