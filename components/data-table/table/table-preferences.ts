'use client';

import { type LocalStorageValue, localStorageValue, useLocalStorageValue } from '@/lib/client/local-storage-value';

export type TablePreferences = {
  density: 'normal' | 'compact';
  shown: Readonly<Record<string, boolean>>;
  /** The columns of its file that were chosen or left out; all others are in it. */
  inFile: Readonly<Record<string, boolean>>;
  /** The saved view that was opened last, by its id: of several with one address, the one that is current. */
  view?: string;
};

const lists = new Map<string, LocalStorageValue<TablePreferences>>();

/** A person's settings of one list: row height and columns, stored in this browser. The first paint always uses the defaults. */
export function useTablePreferences(list: string) {
  const stored = storedOf(list);
  const preferences = useLocalStorageValue(stored);
  return { preferences, change: (change: Partial<TablePreferences>) => stored.store({ ...stored.read(), ...change }) };
}

function storedOf(list: string): LocalStorageValue<TablePreferences> {
  const stored = lists.get(list) ?? localStorageValue(`table:${list}`, parse);
  lists.set(list, stored);
  return stored;
}

function parse(stored: unknown): TablePreferences {
  const given = typeof stored === 'object' && stored !== null ? stored : {};
  return {
    density: 'density' in given && given.density === 'compact' ? 'compact' : 'normal',
    shown: 'shown' in given ? choices(given.shown) : {},
    inFile: 'inFile' in given ? choices(given.inFile) : {},
    ...('view' in given && typeof given.view === 'string' && { view: given.view }),
  };
}

function choices(value: unknown): Record<string, boolean> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.map(([id, shown]) => [id, shown === true]));
}
