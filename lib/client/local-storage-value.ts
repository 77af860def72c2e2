'use client';

import { useSyncExternalStore } from 'react';

/** A value stored in this browser and shared by all its tabs. */
export interface LocalStorageValue<Value> {
  readonly read: () => Value;
  readonly store: (value: Value) => void;
  readonly initial: Value;
}

const changed = new EventTarget();

/** Defines a value stored under `key`. `parse` gets whatever is stored, null for nothing, and returns a valid value. */
export function localStorageValue<Value>(key: string, parse: (stored: unknown) => Value): LocalStorageValue<Value> {
  const initial = parse(null);
  let known = { text: '', value: initial };
  return {
    initial,
    // The same object until the stored value changes, as React requires of a snapshot.
    read: () => {
      const text = localStorage.getItem(key) ?? '';
      if (text !== known.text) known = { text, value: parse(jsonIn(text)) };
      return known.value;
    },
    store: (value) => {
      localStorage.setItem(key, JSON.stringify(value));
      changed.dispatchEvent(new Event('change'));
    },
  };
}

/** The current value, whichever tab changed it. The first render always has the initial value. */
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
