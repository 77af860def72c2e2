'use client';

import { useEffect, useSyncExternalStore } from 'react';
import type { Problem } from '@/lib/contracts/problem/problem';

/** Whether a failure is an outage of the service or of the connection: other parts of the page fail for the same reason. */
export function isOutage({ statusCode }: Pick<Problem, 'statusCode'>): boolean {
  return statusCode === 0 || statusCode === 424 || statusCode >= 500;
}

let shown = 0;
const watchers = new Set<() => void>();

function change(by: 1 | -1) {
  shown += by;
  for (const watcher of watchers) watcher();
}

/** Counts a full outage notice while it is on the page. */
export function useCountOutageNotice(problem: Problem): void {
  const counts = isOutage(problem);
  useEffect(() => {
    if (!counts) return;
    change(1);
    return () => change(-1);
  }, [counts]);
}

/** Whether a full outage notice is on the page, so that other parts need none. */
export function useIsOutageShown(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => shown > 0,
    () => false,
  );
}
