'use client';

import { useSyncExternalStore } from 'react';
import { serverNow, serviceNow } from './clock/server-clock';

const defaultIntervalMs = 1_000;
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const watchers = new Set<() => void>();

function tick() {
  now = serverNow();
  for (const watcher of watchers) watcher();
}

/** One timer for all clocks of a page, so that they change together. A tab that slept catches up when it becomes visible. */
function watch(watcher: () => void) {
  watchers.add(watcher);
  if (watchers.size === 1) {
    now = serverNow();
    timer = setInterval(tick, defaultIntervalMs);
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Without subscribers the last tick may be old; a value less than a second old is reused, so that one render has one time. */
function current(): number {
  if (watchers.size === 0 && serverNow() - now >= defaultIntervalMs) now = serverNow();
  return now;
}

/**
 * The current time by the server's clock in milliseconds, updated once a second; null until the page is hydrated, because the server's time is older. With a
 * step, it only changes at each step.
 */
export function useNow(stepMs = 1): number | null {
  return useSyncExternalStore<number | null>(
    watch,
    () => Math.floor(current() / stepMs) * stepMs,
    () => null,
  );
}

/** The same by the payments service's clock, for what is counted against an instant of its own. */
export function useServiceNow(stepMs = 1): number | null {
  const now = useNow(stepMs);
  return now === null ? null : now + serviceNow() - serverNow();
}
