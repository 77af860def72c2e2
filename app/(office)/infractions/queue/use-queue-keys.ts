'use client';

import { useRouter } from 'next/navigation';
import type { RefObject } from 'react';
import { pageRoute } from '@/components/ui/action/page-route.cast';
import { useKey } from '@/components/ui/action/use-key';
import { useEndpointMutation } from '@/lib/client/use-write';
import { infractionWork } from '@/lib/contracts/office/infractions/infraction-work';

type QueueActions = { mayDefend: boolean; onPause: (id: string) => void };

/**
 * The keys of the queue: j and k move the focus from row to row, a takes the focused case on, s asks until when its notices shall rest,
 * n opens the most urgent one.
 */
export function useQueueKeys(place: RefObject<HTMLElement | null>, { mayDefend, onPause }: QueueActions): void {
  const router = useRouter();
  const assign = useEndpointMutation(infractionWork.assign);
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
  const focusedCase = () => rows()[focused()]?.dataset.case;
  useKey('a', () => {
    const infractionId = focusedCase();
    if (mayDefend && infractionId) assign.mutate({ params: { infractionId } });
  });
  useKey('s', () => {
    const infractionId = focusedCase();
    if (infractionId) onPause(infractionId);
  });
}
