'use client';

import { useEffect, useEffectEvent } from 'react';
import { newId } from '@/lib/client/browser/new-id';
import { onCopiedTab } from '@/lib/client/session/copied-tab';
import { useHydrated } from '@/lib/client/use-hydrated';

/** By chance, and long enough never to meet another one: an unknown outcome is looked for by it. */
export function newReference(prefix: string, digits = 16): string {
  return `${prefix}-${newId().replaceAll('-', '').slice(0, digits)}`;
}

/** Gives a form a unique reference once its draft is loaded, and a new one in a duplicated tab; returns a function that renews it. */
export function useOwnReference(reference: string, make: () => string, onReference: (reference: string) => void) {
  const hydrated = useHydrated();
  const renew = () => onReference(make());
  const refill = useEffectEvent(() => {
    if (reference.trim() === '') renew();
  });
  useEffect(() => {
    if (hydrated) refill();
  }, [hydrated]);
  const renewInCopy = useEffectEvent(renew);
  useEffect(() => onCopiedTab(renewInCopy), []);
  return renew;
}
