'use client';

import { useSyncExternalStore } from 'react';

let token: string | null = null;
const watchers = new Set<() => void>();

/** Takes the token out of the address, so that it stands in no history and on nobody's screen. */
function take(): void {
  const inAddress = window.location.hash.slice(1);
  if (inAddress === '') return;
  token = inAddress;
  window.history.replaceState(null, '', window.location.pathname);
  for (const watcher of watchers) watcher();
}

// From the first moment on: when the page comes to life, the router writes the address as it was when the page was asked for.
if (typeof window !== 'undefined') {
  take();
  window.addEventListener('hashchange', take);
}

function subscribe(onChange: () => void): () => void {
  watchers.add(onChange);
  take();
  return () => watchers.delete(onChange);
}

/** The token of the link this page was opened by: undefined before the page is alive, null without one. */
export function useLinkToken(): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => token,
    () => undefined,
  );
}
