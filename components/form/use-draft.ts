'use client';

import { useCallback, useSyncExternalStore } from 'react';

type Draft = Readonly<Record<string, string>>;

const changed = new EventTarget();
const keyOf = (form: string) => `draft:${form}`;
const read = new Map<string, { stored: string; draft: Draft }>();

function subscribe(onChange: () => void) {
  changed.addEventListener('change', onChange);
  return () => changed.removeEventListener('change', onChange);
}

/**
 * What someone typed into a form, kept for this tab until `clear`: a reload or the end of the session loses nothing. The first paint
 * has the empty fields, so neither typing nor an effect may change it before the page is alive.
 */
export function useDraft<D extends Draft>(form: string, empty: D) {
  const stored = useSyncExternalStore(
    subscribe,
    () => snapshot(form),
    () => null,
  );
  const change = useCallback((next: Partial<D>) => write(form, JSON.stringify({ ...snapshot(form), ...next })), [form]);
  const clear = useCallback(() => write(form, null), [form]);
  return { draft: { ...empty, ...stored }, change, clear };
}

function write(form: string, text: string | null) {
  if (text === null) sessionStorage.removeItem(keyOf(form));
  else sessionStorage.setItem(keyOf(form), text);
  changed.dispatchEvent(new Event('change'));
}

/** The same object until what is stored changes, as React asks of a snapshot. */
function snapshot(form: string): Draft | null {
  const stored = sessionStorage.getItem(keyOf(form));
  if (stored === null) return null;
  const known = read.get(form);
  if (known?.stored === stored) return known.draft;
  const draft = parse(stored);
  read.set(form, { stored, draft });
  return draft;
}

function parse(stored: string): Draft {
  try {
    const value: unknown = JSON.parse(stored);
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
  } catch {
    return {};
  }
}
