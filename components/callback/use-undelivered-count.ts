'use client';

import { useEndpointQuery } from '@/lib/client/query/use-read';
import { useHydrated } from '@/lib/client/use-hydrated';
import { undelivered } from '@/lib/contracts/office/callbacks/undelivered';

/** The shortest time between two reads: for each, our server compares days of transactions with their deliveries. */
const refetchMs = 5 * 60_000;

/** The number of changes that did not reach the merchant's system, lost or still repeated; undefined until it is known. */
export function useUndeliveredCount(enabled: boolean): number | undefined {
  const hydrated = useHydrated();
  const { data } = useEndpointQuery(
    undelivered.list,
    {},
    { enabled: enabled && hydrated, staleTime: refetchMs, refetchInterval: refetchMs },
  );
  return data && (data.counts.lost ?? 0) + (data.counts.repeating ?? 0);
}
