'use client';

import { useSyncExternalStore } from 'react';

/** A choice or a memory of one browser, the same in every tab of it. */
export interface LocalStorageValue<Value> {
  readonly read: () => Value;
  readonly keep: (value: Value) => void;
  readonly initial: Value;
}

const changed = new EventTarget();

/** Keeps a value under `key` in this browser's storage. `parse` gets whatever lies there, null for nothing, and makes a value of it. */
export function localStorageValue<Value>(key: string, parse: (stored: unknown) => Value): LocalStorageValue<Value> {
  const initial = parse(null);
  let known = { text: '', value: initial };
  return {
    initial,
    // The same object until what is stored changes, as React asks of a snapshot.
    read: () => {
      const text = localStorage.getItem(key) ?? '';
      if (text !== known.text) known = { text, value: parse(jsonIn(text)) };
      return known.value;
    },
    keep: (value) => {
      localStorage.setItem(key, JSON.stringify(value));
      changed.dispatchEvent(new Event('change'));
    },
  };
}

/** The value as it stands, in whatever tab it was changed. The first paint is always the one of nothing kept. */
export function useLocalStorageValue<Value>({ read, initial }: LocalStorageValue<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => initial);
}

function subscribe(onChange: () => void) {
  changed.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
