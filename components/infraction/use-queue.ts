'use client';

import { useEndpointQuery } from '@/lib/client/use-read';
import { infractionQueue } from '@/lib/contracts/office/infractions/infraction-queue';
import type { RecordOf } from '@/lib/contracts/shapes';
import { owesDefense } from '@/lib/domain/infraction/infraction-status';

export type QueueItem = RecordOf<'infractions.queue'>['items'][number];

/** A case may be opened without anybody telling us: the queue is read again by itself. */
const refetchMs = 60_000;

/** Every case that is not over. The shell, the queue and a case share one reading. */
export function useQueue(enabled = true) {
<<<<<<< HEAD
  return useEndpointQuery(infractionWork.queue, {}, { enabled, refetchInterval: enabled && refetchMs });
=======
  return useEndpointQuery(infractionQueue.queue, {}, { enabled, refetchInterval: enabled && againMs });
>>>>>>> 869c39ea (Load what comes after the page when the page stands: the event stream, the phone's menu, dialogs of a payment, the amount in words)
}

/** The cases that wait for the merchant, in the order of their deadlines; whatever the service calls it, one whose defense is in does not. */
export function toAnswer(items: readonly QueueItem[]): QueueItem[] {
  return items.filter(owesDefense);
}
