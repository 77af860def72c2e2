'use client';

import { useRef } from 'react';
import { call } from '@/lib/client/call/call';
import { transactions } from '@/lib/contracts/pix/transactions';
import type { CallbackView } from '@/lib/lists/callbacks/callbacks';
import { readSearch } from './read-search';

/**
 * One box for a transaction, a delivery, an address or a reference. The service's list of deliveries knows no references, so what may
 * be one is looked up among the transactions first.
 */
export function useSearch(change: (change: Partial<CallbackView>) => void) {
  const latest = useRef('');
  return async (typed: string) => {
    latest.current = typed;
    const found = readSearch(typed);
    const transactionId = found.id === undefined ? null : await transactionOf(found.id);
    if (latest.current === typed) change(transactionId === null ? found : { ...found, id: undefined, transactionId });
  };
}

async function transactionOf(clientReference: string): Promise<string | null> {
  const answer = await call(transactions.list, { query: { clientReference, page: 1, limit: 1 } }).catch(() => null);
  return answer?.items[0]?.id ?? null;
}
