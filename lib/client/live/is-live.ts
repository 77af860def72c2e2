'use client';

import { useSyncExternalStore } from 'react';

let live = false;
const watchers = new Set<() => void>();

/** Stores whether the event stream is open, for all components of the page. */
export function setLive(next: boolean): void {
  if (live === next) return;
  live = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether the event stream is open; otherwise components that wait for a change poll. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    watch,
    () => live,
    () => false,
  );
}
