'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { hasCardNumber } from '@/lib/format/card/card-number-in-text';

type Draft = Readonly<Record<string, string>>;

const nobody: readonly never[] = [];
const changed = new EventTarget();
const keyOf = (form: string) => `draft:${form}`;
/** Each draft as it stands, beside the text it is stored as. */
const present = new Map<string, { stored: string; draft: Draft }>();

function subscribe(onChange: () => void) {
  changed.addEventListener('change', onChange);
  return () => changed.removeEventListener('change', onChange);
}

/**
 * The typed fields of a form, stored for this tab until `clear`, so that a reload or the end of the session loses nothing. Texts with a
 * card number are never stored; fields that name a person stay in memory. The first paint has the empty fields, so neither typing nor an
 * effect may change the draft before hydration.
 */
export function useDraft<D extends Draft>(form: string, empty: D, personal: readonly (keyof D & string)[] = nobody) {
  const stored = useSyncExternalStore(
    subscribe,
    () => snapshot(form),
    () => null,
  );
  const change = useCallback((next: Partial<D>) => write(form, { ...snapshot(form), ...next }, personal), [form, personal]);
  const clear = useCallback(() => write(form, null), [form]);
  return { draft: { ...empty, ...stored }, change, clear };
}

/** Fills a form that opens next; `personal` fields as in `useDraft`. */
export function fillDraft<D extends Draft>(form: string, draft: D, personal: readonly (keyof D & string)[]) {
  write(form, draft, personal);
}

function write(form: string, draft: Draft | null, personal: readonly string[] = nobody) {
  if (draft === null) {
    present.delete(form);
    sessionStorage.removeItem(keyOf(form));
  } else {
    const stored = JSON.stringify(
      Object.fromEntries(Object.entries(draft).filter(([field, text]) => !personal.includes(field) && !hasCardNumber(text))),
    );
    present.set(form, { stored, draft });
    sessionStorage.setItem(keyOf(form), stored);
  }
  changed.dispatchEvent(new Event('change'));
}

/** Returns the same object until the stored value changes, as `useSyncExternalStore` requires. */
function snapshot(form: string): Draft | null {
  const stored = sessionStorage.getItem(keyOf(form));
  if (stored === null) return null;
  const known = present.get(form);
  if (known?.stored === stored) return known.draft;
  const draft = parse(stored);
  present.set(form, { stored, draft });
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
