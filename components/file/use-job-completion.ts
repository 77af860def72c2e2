'use client';

import { useState } from 'react';

/** The one of some jobs that came to its end while this page was open, until it is dismissed. */
export function useJobCompletion<Item extends { readonly id: string }>(
  items: readonly Item[] | undefined,
  isUnderWay: (item: Item) => boolean,
  isReady: (item: Item) => boolean,
) {
  const [pendingIds, setPendingIds] = useState<readonly string[]>([]);
  const begun = items?.filter((item) => isUnderWay(item) && !pendingIds.includes(item.id)) ?? [];
  if (begun.length > 0) setPendingIds([...pendingIds, ...begun.map(({ id }) => id)]);
  const ready = items?.find((item) => isReady(item) && pendingIds.includes(item.id)) ?? null;
  return { ready, dismiss: () => setPendingIds((known) => known.filter((id) => id !== ready?.id)) };
}
