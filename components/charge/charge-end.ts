'use client';

import { useSyncExternalStore } from 'react';

const store = 'charge-ends';
const longestMs = 172_000_000;
const changed = new EventTarget();

type Ends = Readonly<Record<string, string>>;

let read: { stored: string; ends: Ends } = { stored: '', ends: {} };

function subscribe(onChange: () => void) {
  changed.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    changed.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

/**
 * Notes when a charge made in this browser expires. The service takes the time at the creation (interface: POST /pix, expiresIn) and
 * never tells it again; a charge nobody noted has no clock.
 */
export function noteChargeEnd(id: string, end: Date): void {
  const young = Object.entries(snapshot()).filter(([, known]) => Date.now() - Date.parse(known) < longestMs);
  localStorage.setItem(store, JSON.stringify({ ...Object.fromEntries(young), [id]: end.toISOString() }));
  changed.dispatchEvent(new Event('change'));
}

/** When the noted charges expire, by their id; none before the page is alive. */
export function useChargeEnds(): Ends {
  return useSyncExternalStore(subscribe, snapshot, () => none);
}

const none: Ends = {};

/** The same object until something changes, as React asks of a snapshot. */
function snapshot(): Ends {
  const stored = localStorage.getItem(store) ?? '';
  if (stored !== read.stored) read = { stored, ends: parse(stored) };
  return read.ends;
}

function parse(stored: string): Ends {
  try {
    const value: unknown = JSON.parse(stored);
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter(([, end]) => typeof end === 'string' && !Number.isNaN(Date.parse(end))));
  } catch {
    return none;
  }
}
