'use client';

import { useState } from 'react';
import { localStorageValue, useLocalStorageValue } from '@/lib/client/local-storage-value';

const maxStored = 100;
const dismissedIds = localStorageValue<readonly string[]>('ended-jobs', (stored) => (Array.isArray(stored) ? stored.map(String) : []));

/** The job that ended while this page was open, until it is dismissed in any tab of this browser. */
export function useJobCompletion<Item extends { readonly id: string }>(
  items: readonly Item[] | undefined,
  isUnderWay: (item: Item) => boolean,
  isReady: (item: Item) => boolean,
) {
  const [pendingIds, setPendingIds] = useState<readonly string[]>([]);
  const dismissed = useLocalStorageValue(dismissedIds);
  const begun = items?.filter((item) => isUnderWay(item) && !pendingIds.includes(item.id)) ?? [];
  if (begun.length > 0) setPendingIds([...pendingIds, ...begun.map(({ id }) => id)]);
  const isNews = ({ id }: Item) => pendingIds.includes(id) && !dismissed.includes(id);
  const ready = items?.find((item) => isReady(item) && isNews(item)) ?? null;
  return { ready, dismiss: () => ready && dismissedIds.store([...dismissedIds.read(), ready.id].slice(-maxStored)) };
}
