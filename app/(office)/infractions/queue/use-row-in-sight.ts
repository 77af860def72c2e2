'use client';

import { type RefObject, useEffect } from 'react';

/** A row that has the focus when the list appears is the one that was left: it is brought into sight, however long the list. */
export function useRowInSight(place: RefObject<HTMLElement | null>, ready: boolean): void {
  useEffect(() => {
    const focused = document.activeElement;
    if (ready && place.current?.contains(focused)) focused?.scrollIntoView({ block: 'center' });
  }, [place, ready]);
}
