'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { presenceMs } from '@/lib/contracts/presence';
import { call } from './call';
import { isPresent } from './presence';

let open = false;
const watchers = new Set<() => void>();

function setOpen(next: boolean) {
  if (open === next) return;
  open = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether the stream is open. While it is not, whoever waits for something polls instead. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    watch,
    () => open,
    () => false,
  );
}

/** After an answer that is no stream the browser gives up by itself: a service that starts again, a proxy without its server. */
const reopenMs = 5_000;

/**
 * Keeps the page in step with the service: each event names resources, and what is shown of them is read again.
 * Whatever happened while the stream was down is covered by reading everything shown again when it opens.
 */
export function useLive(): void {
  const client = useQueryClient();
  useEffect(() => {
    let opened = 0;
    let stream: EventSource;
    let reopening: ReturnType<typeof setTimeout>;
    const connect = () => {
      stream = new EventSource('/api/live');
      stream.addEventListener('opened', () => {
        opened += 1;
        setOpen(true);
        if (opened > 1) client.invalidateQueries();
      });
      stream.addEventListener('changed', (event) => {
        for (const resource of resourcesIn(event)) client.invalidateQueries({ queryKey: [resource] });
      });
      stream.addEventListener('error', () => {
        setOpen(false);
        if (stream.readyState === EventSource.CLOSED) reopening = setTimeout(connect, reopenMs);
      });
    };
    connect();
    // Whoever writes a long text asks for nothing meanwhile, and is there all the same.
    const present = setInterval(() => {
      if (isPresent()) call('sessions.list', {}).catch(() => {});
    }, presenceMs);
    return () => {
      clearInterval(present);
      clearTimeout(reopening);
      setOpen(false);
      stream.close();
    };
  }, [client]);
}

function resourcesIn(event: MessageEvent): string[] {
  const data: unknown = JSON.parse(String(event.data));
  return Array.isArray(data) ? data.map(String) : [];
}
