'use client';

import { useSyncExternalStore } from 'react';

const key = 'infraction-alerts';
const most = 500;
const changed = new EventTarget();
const none: readonly string[] = [];
let read: { stored: string; seen: readonly string[] } = { stored: '', seen: none };

/** Which alerts were seen in this browser, in every tab of it. */
export function useSeenAlerts() {
  const seen = useSyncExternalStore(subscribe, snapshot, () => none);
  const see = (ids: readonly string[]) => {
    localStorage.setItem(key, JSON.stringify(Array.from(new Set([...snapshot(), ...ids])).slice(-most)));
    changed.dispatchEvent(new Event('change'));
  };
  return { seen, see };
}

function subscribe(onChange: () => void) {
  changed.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** The same list until what is stored changes, as React asks of a snapshot. */
function snapshot(): readonly string[] {
  const stored = localStorage.getItem(key) ?? '';
  if (read.stored !== stored) read = { stored, seen: parse(stored) };
  return read.seen;
}

function parse(stored: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.map(String) : none;
  } catch {
    return none;
  }
}
