'use client';

import { useSyncExternalStore } from 'react';

let token: string | null | undefined;

/** Takes the token out of the address, so that it stands in no history and on nobody's screen. */
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
