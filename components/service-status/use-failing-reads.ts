'use client';

import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isOutage } from '@/components/feedback/outage/outage';
import { serverNow } from '@/lib/client/clock/server-clock';
import { type Problem, ProblemError } from '@/lib/contracts/problem/problem';

interface Reads {
  /** Why something the page shows could not be read, if the reason is an outage. */
  readonly problem: Problem | null;
  /** Since when the page waits for the answer it waits longest for. */
  readonly waitingSince: number | null;
}

/** The state of the queries of the visible parts. */
export function useFailingReads(): Reads {
  const client = useQueryClient();
  const [reads, setReads] = useState<Reads>({ problem: null, waitingSince: null });
  useEffect(() => {
    const began = new Map<string, number>();
    let last: Reads = { problem: null, waitingSince: null };
    const look = () => {
      const shown = client.getQueryCache().findAll({ type: 'active' });
      for (const hash of began.keys()) if (!shown.some((query) => query.queryHash === hash && isWaiting(query))) began.delete(hash);
      for (const query of shown) if (isWaiting(query) && !began.has(query.queryHash)) began.set(query.queryHash, serverNow());
      const problem = shown.map(outageOf).find((found) => found !== null) ?? null;
      const waitingSince = began.size === 0 ? null : Math.min(...began.values());
      // What changes nothing may not even ask for a render: each render of a reading is an event of the cache again, and no page that is
      // being prepared would ever be done.
      if (last.problem === problem && last.waitingSince === waitingSince) return;
      last = { problem, waitingSince };
      setReads(last);
    };
    look();
    return client.getQueryCache().subscribe(look);
  }, [client]);
  return reads;
}

/** Whether an answer is under way; between two attempts none is. */
function isWaiting({ state }: Query): boolean {
  return state.fetchStatus === 'fetching' && state.fetchFailureReason === null;
}

function outageOf({ state }: Query): Problem | null {
  const failure = state.error ?? state.fetchFailureReason;
  return failure instanceof ProblemError && isOutage(failure.problem) ? failure.problem : null;
}
