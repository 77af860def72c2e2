'use client';

import { type LiveListener, openStream, resourcesIn } from './live-stream';

const name = 'live';

/**
 * Shares one event stream among all tabs of a browser, because HTTP/1.1 allows six connections to a server: with a stream each, the seventh
 * tab would wait for ever. The tab with the lock listens and informs the others; when it closes, the next one takes over.
 */
export function followStream(listener: LiveListener): () => void {
  // Without the Web Locks API, as over plain http, every tab listens for itself.
  if (!('locks' in navigator)) return openStream(listener);
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let open = false;
  let leads = false;

  const handleEvent = (kind: unknown, resources: readonly string[]) => {
    if (kind === 'asks' && leads && open) return channel.postMessage({ kind: 'open' });
    if (kind === 'changed') return listener.changed(resources);
    if (kind === 'opened' || (kind === 'open' && !open)) {
      open = true;
      listener.opened();
    }
    if (kind === 'refused') listener.refused();
    if (kind === 'lost') {
      open = false;
      listener.lost();
    }
  };
  const broadcast = (kind: 'opened' | 'changed' | 'lost' | 'refused', resources: readonly string[] = []) => {
    channel.postMessage({ kind, resources });
    handleEvent(kind, resources);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'object' && data !== null && 'kind' in data)
      handleEvent(data.kind, resourcesIn('resources' in data ? data.resources : []));
  });

  const lead = () =>
    new Promise<void>((over) => {
      // The lock may be granted just when its tab closes.
      if (leaving.signal.aborted) return over();
      leads = true;
      const close = openStream({
        opened: () => broadcast('opened'),
        changed: (resources) => broadcast('changed', resources),
        lost: () => broadcast('lost'),
        refused: () => broadcast('refused'),
      });
      leaving.signal.addEventListener('abort', () => {
        close();
        over();
      });
    });
  // Leaving the queue rejects the request; that is expected.
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => {});
  channel.postMessage({ kind: 'asks' });

  return () => {
    leaving.abort();
    channel.close();
  };
}
