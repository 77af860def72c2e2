'use client';

import { type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { setPreferenceCookie } from '@/lib/client/browser/set-preference-cookie';
import type { ListShape } from '@/lib/lists/definition/list-shape';
import { RenderedShape } from './rendered-shape';

/** `--breakpoint-table` of the styles. */
const wide = '(width >= 56.25rem)';
/** Each call makes new ones, and a listener is removed from the one it was added to only. */
const queries = () => [wide, 'print'].map((query) => window.matchMedia(query));
let printing = false;
/** What this page reported to the server last. */
let reported: ListShape | undefined;

function watch(onChange: () => void) {
  const setPrinting = ({ type }: Event) => {
    printing = type === 'beforeprint';
    onChange();
  };
  const watched = queries();
  for (const query of watched) query.addEventListener('change', onChange);
  window.addEventListener('beforeprint', setPrinting);
  window.addEventListener('afterprint', setPrinting);
  return () => {
    for (const query of watched) query.removeEventListener('change', onChange);
    window.removeEventListener('beforeprint', setPrinting);
    window.removeEventListener('afterprint', setPrinting);
  };
}

/** Paper has a width of its own, which only the styles know. */
function shapeNow(): ListShape | 'both' {
  const [isWide, isPaper] = queries().map(({ matches }) => matches);
  if (printing || isPaper) return 'both';
  return isWide ? 'table' : 'cards';
}

/** How lists are drawn now; the server hears how this browser draws them, for the next page. */
function useListShape(): ListShape | 'both' {
  const rendered = useContext(RenderedShape);
  const shape = useSyncExternalStore(watch, shapeNow, () => rendered);
  useEffect(() => {
    if (shape === 'both' || shape === (reported ?? rendered)) return;
    reported = shape;
    setPreferenceCookie('list-shape', shape);
  }, [shape, rendered]);
  return shape;
}

/** The rows of a list as a table on a wide screen, else as cards: only one is made, which is half the page. */
export function ByWidth({ table, cards }: { table: ReactNode; cards: ReactNode }) {
  const shape = useListShape();
  return (
    <>
      {shape !== 'cards' && (
        <div key="table" className={shape === 'both' ? 'max-table:hidden' : undefined}>
          {table}
        </div>
      )}
      {shape !== 'table' && (
        <div key="cards" className={shape === 'both' ? 'table:hidden' : undefined}>
          {cards}
        </div>
      )}
    </>
  );
}
