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
  return useEndpointQuery(infractionQueue.queue, {}, { enabled, refetchInterval: enabled && refetchMs });
}

/** The cases that wait for the merchant, in the order of their deadlines; whatever the service calls it, one whose defense is in does not. */
export function toAnswer(items: readonly QueueItem[]): QueueItem[] {
  return items.filter(owesDefense);
}
