'use client';

import { type DehydratedState, HydrationBoundary, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';

/**
 * What the server read for a page, there from its first drawing on. The frame around the page may ask for the same, such as the queue it
 * counts: the library's boundary fills such a query only after the page is drawn, which the server never gets to.
 */
export function FirstData({ state, children }: { state: DehydratedState; children: ReactNode }) {
  const client = useQueryClient();
  useMemo(() => fillWaiting(client, state), [client, state]);
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}

/** Queries that have data keep it, and leave it to the boundary which of the two is newer. */
function fillWaiting(client: QueryClient, { queries }: DehydratedState): void {
  for (const { queryKey, queryHash, state } of queries) {
    const present = client.getQueryCache().get(queryHash);
    if (present && present.state.data === undefined) client.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
  }
}
