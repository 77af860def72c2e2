'use client';

import { useRouter } from 'next/navigation';
import type { RefObject } from 'react';
import { pageRoute } from '@/components/ui/page-route.cast';
import { useKey } from '@/components/ui/use-key';
import { useWrite } from '@/lib/client/use-write';

/** The keys of the queue: j and k move the focus from row to row, a takes the focused case on, n opens the most urgent one. */
export function useQueueKeys(place: RefObject<HTMLElement | null>, mayDefend: boolean): void {
  const router = useRouter();
  const assign = useWrite('infractions.assign');
  const rows = () =>
    Array.from(place.current?.querySelectorAll<HTMLAnchorElement>('a[data-case]') ?? []).filter((row) => row.checkVisibility());
  const focused = () => rows().findIndex((row) => row.closest('tr, li')?.contains(document.activeElement));
  const move = (step: number) => {
    const all = rows();
    const to = Math.min(Math.max(focused() + step, 0), all.length - 1);
    all[to]?.focus({ preventScroll: true });
    all[to]?.scrollIntoView({ block: 'nearest' });
  };
  useKey('j', () => move(1));
  useKey('k', () => move(-1));
  useKey('n', () => {
    const href = rows()[0]?.getAttribute('href');
    if (href) router.push(pageRoute(href));
  });
  useKey('a', () => {
    const infractionId = rows()[focused()]?.dataset.case;
    if (mayDefend && infractionId) assign.mutate({ params: { infractionId } });
  });
}
