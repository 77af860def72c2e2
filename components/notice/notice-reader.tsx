'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { notices } from '@/lib/contracts/office/notices/notices';
import { useUnreadNotices } from './use-unread-notices';

/**
 * Reads what is unread, once the page is there, and gives the bell its number. Whoever opens the page a notice leads to has read the notice, by
 * whichever way they came: the bell, the list, a mail or a search. One that comes while its page is open stays unread, since nothing says that it
 * was seen.
 */
export function NoticeReader({ onUnread }: { onUnread: (count: number) => void }) {
  const path = usePathname();
  const { data } = useUnreadNotices(true);
  const { mutate } = useEndpointMutation(notices.acknowledge);
  const openedPath = useRef<string | null>(null);
  const acknowledge = useEffectEvent(() => {
    if (openedPath.current === path) return;
    openedPath.current = path;
    const ids = (data?.items ?? []).filter((one) => one.path === path).map(({ id }) => id);
    if (ids.length > 0) mutate({ body: { ids } });
  });
  const count = data?.count;
  useEffect(() => {
    if (count !== undefined) onUnread(count);
  }, [count, onUnread]);
  const isKnown = data !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what a page is opened by
  useEffect(() => {
    if (isKnown) acknowledge();
  }, [isKnown, path]);
  return null;
}
