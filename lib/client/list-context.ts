'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** The list a record was opened from: its URL with every filter, and the ids it showed, in order. */
interface ListContext {
  readonly href: string;
  readonly ids: readonly string[];
}

/** Storage key of the list that was shown last. */
const lastListKey = 'last-list';
/** Storage key of the last opened record's path, to restore the focus to its row. */
const lastRecordKey = 'last-record';
const keyOf = (list: string) => `list-context:${list}`;
const parsed = new Map<string, { stored: string; context: ListContext }>();
const never = () => () => {};

/** Stores, for this tab, what a list shows, so that a record's page can link back to it and to its neighbours. */
export function useSaveListContext(list: string, href: string, ids: readonly string[] | undefined): void {
  const context = ids && JSON.stringify({ href, ids });
  useEffect(() => {
    if (!context) return;
    sessionStorage.setItem(keyOf(list), context);
    sessionStorage.setItem(lastListKey, list);
  }, [list, context]);
}

interface RecordList {
  readonly name: string;
  readonly path: string;
}

/**
 * The link from a record to its list, and the records before and after it; without a stored context, the plain list. A record that is also
 * in `others` links to the list that was shown last. Its own path is that of its first list.
 */
export function useListContext<L extends RecordList>(first: L, id: string, others: readonly L[] = []) {
  const lists = [first, ...others];
  const lastShown = useSyncExternalStore(
    never,
    () => sessionStorage.getItem(lastListKey),
    () => null,
  );
  const list = lists.find(({ name }) => name === lastShown) ?? first;
  const context = useSyncExternalStore(
    never,
    () => snapshot(list.name),
    () => null,
  );
  const { path } = first;
  useEffect(() => sessionStorage.setItem(lastRecordKey, `${path}/${id}`), [path, id]);
  const at = context?.ids.indexOf(id) ?? -1;
  const neighbour = (place: number) => {
    const other = context?.ids[place];
    return other === undefined ? null : `${path}/${other}`;
  };
  return {
    list,
    back: context?.href ?? list.path,
    previous: at < 0 ? undefined : neighbour(at - 1),
    next: at < 0 ? undefined : neighbour(at + 1),
  };
}

/** Back on a list, moves the focus to the row of the last opened record. */
export function useRestoreRowFocus(ready: boolean): void {
  useEffect(() => {
    const path = sessionStorage.getItem(lastRecordKey);
    if (!ready || path === null) return;
    sessionStorage.removeItem(lastRecordKey);
    // Table and cards both contain the link; the hidden one takes no focus. Links outside `main` may lead there too.
    for (const link of document.querySelectorAll<HTMLElement>(`main a[href="${path}"]`)) link.focus({ preventScroll: true });
  }, [ready]);
}

/** The same object until the stored value changes, as React requires of a snapshot. */
function snapshot(list: string): ListContext | null {
  const stored = sessionStorage.getItem(keyOf(list)) ?? '';
  const known = parsed.get(list);
  if (known?.stored === stored) return known.context;
  const context = parse(stored);
  if (context) parsed.set(list, { stored, context });
  return context;
}

function parse(stored: string): ListContext | null {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null || !('href' in value) || !('ids' in value) || !Array.isArray(value.ids)) return null;
    return { href: String(value.href), ids: value.ids.map(String) };
  } catch {
    return null;
  }
}
