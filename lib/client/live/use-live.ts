'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { call } from '@/lib/client/call/call';
import { presenceMs } from '@/lib/contracts/office/presence';
import { sessions } from '@/lib/contracts/office/sessions';
import { isPresent } from './presence';
import { followStream } from './shared-stream';

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

/**
 * Keeps the page in step with the service: each event names resources, and what is shown of them is read again.
 * Whatever happened while the stream was down is covered by reading everything shown again when it opens.
 */
export function useLive(): void {
  const client = useQueryClient();
  useEffect(() => {
    let opened = 0;
    const leave = followStream({
      opened: () => {
        opened += 1;
        setOpen(true);
        if (opened > 1) client.invalidateQueries();
      },
      changed: (resources) => {
        for (const resource of resources) client.invalidateQueries({ queryKey: [resource] });
      },
      lost: () => setOpen(false),
    });
    // Whoever writes a long text asks for nothing meanwhile, and is there all the same.
    const present = setInterval(() => {
      if (isPresent()) call(sessions.list, {}).catch(() => {});
    }, presenceMs);
    return () => {
      clearInterval(present);
      setOpen(false);
      leave();
    };
  }, [client]);
}
