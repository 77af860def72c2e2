'use client';

import { useEndpointQuery } from '@/lib/client/query/use-read';
import { infractionQueue } from '@/lib/contracts/office/infractions/infraction-queue';
import type { RecordOf } from '@/lib/contracts/shapes';
import { owesDefense } from '@/lib/domain/infraction/infraction-status';

export type QueueItem = RecordOf<'infractions.queue'>['items'][number];

/** A case may be opened without an event to us: the queue is refetched in intervals. */
const refetchMs = 60_000;

/** Every case that is not over. The shell, the queue and a case share one reading. */
export function useQueue(enabled = true) {
  return useEndpointQuery(infractionQueue.queue, {}, { enabled, refetchInterval: enabled && refetchMs });
}

/** The cases that need a defense, by deadline; a case whose defense was sent does not, whatever its status at the service. */
export function toAnswer(items: readonly QueueItem[]): QueueItem[] {
  return items.filter(owesDefense);
}
