'use client';

import { useSyncExternalStore } from 'react';

let token: string | null | undefined;

/** Removes the token from the address, so that it is in no history and on no screen. */
function take(): void {
  const inAddress = window.location.hash.slice(1);
  if (inAddress !== '') {
    token = inAddress;
    window.history.replaceState(null, '', window.location.pathname);
  }
  token ??= null;
}

function subscribe(onChange: () => void): () => void {
  const takeToken = () => {
    take();
    onChange();
  };
  takeToken();
  window.addEventListener('hashchange', takeToken);
  return () => window.removeEventListener('hashchange', takeToken);
}

/** The token of the link this page was opened by: undefined before the page is alive, null without one. */
export function useLinkToken(): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => token,
    () => undefined,
  );
}
