'use client';

import { useRouter } from 'next/navigation';
import { focusedRow, rowLinks, useRowKeys } from '@/components/list-page/row-focus';
import { pageRoute } from '@/components/ui/action/page-route.cast';
import { useKey } from '@/components/ui/action/use-key';
import { useEndpointMutation } from '@/lib/client/query/use-write';
import { infractionWork } from '@/lib/contracts/office/infractions/infraction-work';

type QueueActions = { mayDefend: boolean; onPause: (id: string) => void };

/**
 * The keys of the queue besides those of every list: a takes the focused case on, s asks until when its notices shall rest, n opens the most
 * urgent one.
 */
export function useQueueKeys({ mayDefend, onPause }: QueueActions): void {
  const router = useRouter();
  const assign = useEndpointMutation(infractionWork.assign);
  useRowKeys();
  useKey('n', () => {
    const href = rowLinks()[0]?.getAttribute('href');
    if (href) router.push(pageRoute(href));
  });
  useKey('a', () => {
    const infractionId = focusedRow()?.dataset.row;
    if (mayDefend && infractionId) assign.mutate({ params: { infractionId } });
  });
  useKey('s', () => {
    const infractionId = focusedRow()?.dataset.row;
    if (infractionId) onPause(infractionId);
  });
}
