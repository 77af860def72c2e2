'use client';

import { useEffect, useSyncExternalStore } from 'react';

/** The list a person came from: its address with every filter, and the rows it showed, in order. */
export interface ListTrail {
  readonly href: string;
  readonly ids: readonly string[];
}

const keyOf = (list: string) => `trail:${list}`;
const leftKeyOf = (list: string) => `left:${list}`;
const read = new Map<string, { stored: string; trail: ListTrail }>();
const never = () => () => {};

/** Remembers, for this tab, what a list shows, so that a record's page can lead back to it and on to its neighbours. */
export function useLeaveTrail(list: string, href: string, ids: readonly string[] | undefined): void {
  useEffect(() => {
    if (ids) sessionStorage.setItem(keyOf(list), JSON.stringify({ href, ids }));
  }, [list, href, ids]);
}

/** The way back from a record, and the records before and after it; none when it was not opened from a list. */
export function useTrail(list: string, id: string) {
  const trail = useSyncExternalStore(
    never,
    () => snapshot(list),
    () => null,
  );
  useEffect(() => sessionStorage.setItem(leftKeyOf(list), id), [list, id]);
  const at = trail?.ids.indexOf(id) ?? -1;
  return {
    href: trail?.href ?? null,
    previous: at < 0 ? undefined : (trail?.ids[at - 1] ?? null),
    next: at < 0 ? undefined : (trail?.ids[at + 1] ?? null),
  };
}

/** Back on a list, the focus goes to the row whose record was looked at last, at the address `hrefOf` gives it. */
export function useRowLeft(list: string, hrefOf: (id: string) => string, ready: boolean): void {
  useEffect(() => {
    const id = sessionStorage.getItem(leftKeyOf(list));
    if (!ready || id === null) return;
    sessionStorage.removeItem(leftKeyOf(list));
    // Table and cards both have the link; the one that is not shown takes no focus. What stands outside the page may lead there too.
    for (const link of document.querySelectorAll<HTMLElement>(`main a[href="${hrefOf(id)}"]`)) link.focus({ preventScroll: true });
  }, [list, hrefOf, ready]);
}

/** The same object until what is stored changes, as React asks of a snapshot. */
function snapshot(list: string): ListTrail | null {
  const stored = sessionStorage.getItem(keyOf(list)) ?? '';
  const known = read.get(list);
  if (known?.stored === stored) return known.trail;
  const trail = parse(stored);
  if (trail) read.set(list, { stored, trail });
  return trail;
}

function parse(stored: string): ListTrail | null {
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null || !('href' in value) || !('ids' in value) || !Array.isArray(value.ids)) return null;
    return { href: String(value.href), ids: value.ids.map(String) };
  } catch {
    return null;
  }
}
