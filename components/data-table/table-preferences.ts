'use client';

import { useSyncExternalStore } from 'react';

export type TablePreferences = { density: 'normal' | 'compact'; shown: Readonly<Record<string, boolean>> };

const initial: TablePreferences = { density: 'normal', shown: {} };
const changed = new EventTarget();
const keyOf = (list: string) => `table:${list}`;
const read = new Map<string, { stored: string; preferences: TablePreferences }>();

function parse(stored: string): TablePreferences {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return initial;
    return {
      density: 'density' in value && value.density === 'compact' ? 'compact' : 'normal',
      shown: 'shown' in value ? choices(value.shown) : {},
    };
  } catch {
    return initial;
  }
}

function choices(value: unknown): Record<string, boolean> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([id, shown]) => [id, shown === true]));
}

/** The same object until something changes, as React asks of a snapshot. */
function snapshot(list: string): TablePreferences {
  const stored = localStorage.getItem(keyOf(list)) ?? '';
  const known = read.get(list);
  if (known?.stored === stored) return known.preferences;
  const preferences = parse(stored);
  read.set(list, { stored, preferences });
  return preferences;
}

function subscribe(onChange: () => void) {
  changed.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

function store(list: string, change: Partial<TablePreferences>) {
  localStorage.setItem(keyOf(list), JSON.stringify({ ...snapshot(list), ...change }));
  changed.dispatchEvent(new Event('change'));
}

/** How one person likes one list: row height and columns, kept in this browser. The first paint is always the plain one. */
export function useTablePreferences(list: string) {
  const preferences = useSyncExternalStore(
    subscribe,
    () => snapshot(list),
    () => initial,
  );
  return { preferences, change: (change: Partial<TablePreferences>) => store(list, change) };
}
