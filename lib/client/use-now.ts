'use client';

import { useSyncExternalStore } from 'react';

const everyMs = 1_000;
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const watchers = new Set<() => void>();

function tick() {
  now = Date.now();
  for (const watcher of watchers) watcher();
}

/** One timer for all clocks of a page, so that they change together. A tab that slept catches up when it is looked at. */
function watch(watcher: () => void) {
  watchers.add(watcher);
  if (watchers.size === 1) {
    now = Date.now();
    timer = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** While nobody watches, the last tick may be long ago; a reading less than a second old is kept, so that one render sees one time. */
function current(): number {
  if (watchers.size === 0 && Date.now() - now >= everyMs) now = Date.now();
  return now;
}

/**
 * The present, in milliseconds, once a second; null until the page is alive, because the server's present is an older one.
 * With a step it stands still in between, for what need not be drawn each second.
 */
export function useNow(stepMs = 1): number | null {
  return useSyncExternalStore<number | null>(
    watch,
    () => Math.floor(current() / stepMs) * stepMs,
    () => null,
  );
}
