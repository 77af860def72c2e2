'use client';

import { type LiveListener, openStream, resourcesIn } from './live-stream';

const name = 'live';

/**
 * One stream for all tabs of a browser, which over HTTP/1.1 has six connections to a server in all: with one stream each, the
 * seventh tab would wait for ever. The tab that holds the lock listens and tells the others; when it goes, the next one takes over.
 */
export function followStream(listener: LiveListener): () => void {
  // Without locks, as on a plain http address, every tab listens for itself.
  if (!('locks' in navigator)) return openStream(listener);
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let open = false;
  let leads = false;

  const hear = (kind: unknown, resources: readonly string[]) => {
    if (kind === 'asks' && leads && open) return channel.postMessage({ kind: 'open' });
    if (kind === 'changed') return listener.changed(resources);
    if (kind === 'opened' || (kind === 'open' && !open)) {
      open = true;
      listener.opened();
    }
    if (kind === 'lost') {
      open = false;
      listener.lost();
    }
  };
  const tell = (kind: 'opened' | 'changed' | 'lost', resources: readonly string[] = []) => {
    channel.postMessage({ kind, resources });
    hear(kind, resources);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'kind' in data)
      hear(data.kind, resourcesIn('resources' in data ? data.resources : []));
  });

  const lead = () =>
    new Promise<void>((over) => {
      // The lock may be given in the very moment its tab leaves.
      if (leaving.signal.aborted) return over();
      leads = true;
      const close = openStream({
        opened: () => tell('opened'),
        changed: (resources) => tell('changed', resources),
        lost: () => tell('lost'),
      });
      leaving.signal.addEventListener('abort', () => {
        close();
        over();
      });
    });
  // Whoever leaves while still in the queue is told so by a rejection.
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {});
  channel.postMessage({ kind: 'asks' });

  return () => {
    leaving.abort();
    channel.close();
  };
}
