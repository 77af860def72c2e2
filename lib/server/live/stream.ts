import 'server-only';
import type { Hub } from './hub';

/** Proxies close what is silent for a minute; a comment line keeps the stream open. */
const heartbeatMs = 20_000;
const reconnectMs = 2_000;

/**
 * Server-sent events: `event: changed`, data a list of resources. The first event says that all may have changed, so that
 * whoever reconnects reads again what it missed. Ends when the browser leaves or `stillSignedIn` says no.
 */
export function liveStream(hub: Hub, signal: AbortSignal, stillSignedIn: () => Promise<boolean>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const unsubscribe = hub.subscribe((resources) => write(`event: changed\ndata: ${JSON.stringify(resources)}\n\n`));
      const beat = setInterval(async () => {
        if (await stillSignedIn()) write(': here\n\n');
        else end();
      }, heartbeatMs);
      let ended = false;
      end = () => {
        if (ended) return;
        ended = true;
        clearInterval(beat);
        unsubscribe();
        controller.close();
      };
      signal.addEventListener('abort', end, { once: true });
      write(`retry: ${reconnectMs}\nevent: opened\ndata: []\n\n`);
    },
    cancel: () => end(),
  });
}
