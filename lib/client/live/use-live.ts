'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/client/call/call';
import { presenceMs } from '@/lib/contracts/office/staff/presence';
import { gatherChanges } from './gather-changes';
import { setLive } from './is-live';
import { isPresent } from './presence';
import { followStream } from './shared-stream';

/** Someone who types a long text makes no requests, but is present. What to ask is loaded with the first minute. */
async function reportPresence(): Promise<void> {
  const { sessions } = await import('@/lib/contracts/office/staff/sessions');
  await call(sessions.list, {});
}

/**
 * Keeps the page up to date: each event names resources, and shown queries of them are refetched. When the stream opens, everything shown
 * is refetched, which covers what was missed.
 */
export function useLive(): void {
  const client = useQueryClient();
  useEffect(() => {
    const ask = () => void reportPresence().catch(() => {});
    const changes = gatherChanges((resource) => client.invalidateQueries({ queryKey: [resource] }));
    let opened = 0;
    const leave = followStream({
      opened: () => {
        opened += 1;
        setLive(true);
        if (opened > 1) client.invalidateQueries();
      },
      changed: (resources) => {
        for (const resource of resources) changes.change(resource);
      },
      lost: () => setLive(false),
      // If the session has ended, the page learns it by this call and leaves at once.
      refused: ask,
    });
    const present = setInterval(() => {
      if (isPresent()) ask();
    }, presenceMs);
    return () => {
      clearInterval(present);
      setLive(false);
      changes.stop();
      leave();
    };
  }, [client]);
}
