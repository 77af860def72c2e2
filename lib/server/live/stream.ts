import 'server-only';
import { metrics } from '@/lib/server/metrics/metrics';
import { onShutdown } from '@/lib/server/shutdown';
import type { Hub } from './hub';

/** Proxies close a stream that is silent for a minute, and a browser takes one for dead: this event keeps it open. */
export const heartbeatMs = 20_000;
const reconnectMs = 2_000;
/** Within which browsers come back after a stop, so that they do not all come at once: not before the port is closed. */
const comeBackMs = { min: 1_500, max: 5_500 };
/** A browser with this many unread events is disconnected; it reconnects and reads everything. */
const maxUnread = 100;

/**
 * Server-sent events: `event: changed` with a list of resources. `event: opened` says that everything may have changed, so that a
 * reconnecting browser reads what it missed. `event: restarting` is the last one of a process that stops: the browser comes back within a
 * few seconds. Ends when the browser leaves or `stillSignedIn` says no, which is asked with every heartbeat
 * and when sessions change; `onEnd` is called once.
 */
export function liveStream(
  hub: Hub,
  signal: AbortSignal,
  stillSignedIn: () => Promise<boolean>,
  onEnd: () => void = () => {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream(
    {
      start(controller) {
        let ended = false;
        const write = (text: string) => {
          if (ended) return;
          if ((controller.desiredSize ?? 0) <= 0) end();
          else controller.enqueue(encoder.encode(text));
        };
        const opened = () => write(`retry: ${reconnectMs}\nevent: opened\ndata: []\n\n`);
        const unsubscribe = hub.subscribe({
          changed: async (resources) => {
            if (resources.includes('sessions') && !(await stillSignedIn())) end();
            else write(`event: changed\ndata: ${JSON.stringify(resources)}\n\n`);
          },
          missed: opened,
        });
        const unsubscribeShutdown = onShutdown(() => {
          const retry = Math.round(comeBackMs.min + Math.random() * (comeBackMs.max - comeBackMs.min));
          write(`retry: ${retry}\nevent: restarting\ndata: []\n\n`);
          end();
        });
        metrics().streams.inc();
        const beat = setInterval(async () => {
          if (await stillSignedIn()) write('event: here\ndata: []\n\n');
          else end();
        }, heartbeatMs);
        end = () => {
          if (ended) return;
          ended = true;
          clearInterval(beat);
          unsubscribe();
          unsubscribeShutdown();
          metrics().streams.dec();
          onEnd();
          signal.removeEventListener('abort', end);
          // A stream the browser has canceled is closed already.
          if (controller.desiredSize !== null) closeQuietly(controller);
        };
        signal.addEventListener('abort', end, { once: true });
        opened();
        if (signal.aborted) end();
      },
      cancel: () => end(),
    },
    { highWaterMark: maxUnread },
  );
}

function closeQuietly(controller: ReadableStreamDefaultController<Uint8Array>): void {
  try {
    controller.close();
  } catch {
    // Canceled at the same moment.
  }
}
