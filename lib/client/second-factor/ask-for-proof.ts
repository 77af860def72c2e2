'use client';

import { useSyncExternalStore } from 'react';

/** A challenge somebody has to answer before their call is repeated. */
export interface AskedProof {
  readonly id: string;
  /** Ends the wait: given or not. */
  readonly answer: (isGiven: boolean) => void;
}

let asked: AskedProof | null = null;
const watchers = new Set<() => void>();

function show(next: AskedProof | null): void {
  asked = next;
  for (const watcher of watchers) watcher();
}

/**
 * Asks the person of this page for a proof and waits for it: the challenge's id once it is answered, null when they decline. One at a time, and
 * none where a page has no place to ask.
 */
export function askForProof(id: string): Promise<string | null> {
  if (watchers.size === 0 || asked !== null) return Promise.resolve(null);
  return new Promise((resolve) => {
    show({
      id,
      answer: (isGiven) => {
        show(null);
        resolve(isGiven ? id : null);
      },
    });
  });
}

export function useAskedProof(): AskedProof | null {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => asked,
    () => null,
  );
}
