'use client';

import { useSyncExternalStore } from 'react';

/** A message between tabs of a browser: who is signed in now, or that somebody signed out. */
type Word = { readonly kind: 'signed-in'; readonly person: string } | { readonly kind: 'signed-out' };

/** The opaque id of the person whose typed text is stored in this tab. */
const ownerKey = 'person';

let person: string | null = null;
let isClosed = false;
let channel: BroadcastChannel | undefined;
const watchers = new Set<() => void>();

/** The id of the person this page was made for; null before anybody signed in. */
export function pagePerson(): string | null {
  return person;
}

/**
 * Records the person a page was rendered for. Drafts of another person in this tab are deleted, and other tabs are notified. A page that
 * receives a part rendered for another person is closed.
 */
export function claimPage(owner: string | null): void {
  if (typeof window === 'undefined') return;
  if (!channel) {
    channel = new BroadcastChannel('person');
    channel.addEventListener('message', ({ data }: MessageEvent<Word>) => receive(data));
  }
  if (owner === null || owner === person) return;
  if (person !== null) {
    closePage();
    return;
  }
  const before = sessionStorage.getItem(ownerKey);
  if (before !== null && before !== owner) sessionStorage.clear();
  sessionStorage.setItem(ownerKey, owner);
  person = owner;
  broadcast({ kind: 'signed-in', person: owner });
}

/** Hides what the page shows and forgets what was typed: it belongs to somebody who is not signed in any more. */
export function closePage(): void {
  isClosed = true;
  sessionStorage.clear();
  for (const watcher of watchers) watcher();
}

/** Closes this page and those of all other tabs. */
export function closeAllPages(): void {
  broadcast({ kind: 'signed-out' });
  closePage();
}

/** Whether this page is closed, because somebody else signed in or its person signed out. */
export function usePageClosed(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => isClosed,
    () => false,
  );
}

function broadcast(word: Word): void {
  channel?.postMessage(word);
}

function receive(word: Word): void {
  if (word.kind === 'signed-out') {
    if (person === null) return;
    closePage();
    window.location.assign('/sign-in');
    return;
  }
  if (person !== null && person !== word.person) closePage();
  // A sign-in page that a session of the same person left open leads on by itself.
  if (person === null && sessionStorage.getItem(ownerKey) === word.person) window.location.reload();
}
