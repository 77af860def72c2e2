'use client';

import { useEffect, useEffectEvent } from 'react';
import { useHydrated } from '@/lib/client/use-hydrated';

/** Gives a form a reference nobody used as soon as it may be changed, and whenever it is left empty. */
export function useOwnReference(reference: string, prefix: string, onReference: (reference: string) => void) {
  const alive = useHydrated();
  const renew = () => onReference(`${prefix}-${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`);
  const refill = useEffectEvent(() => {
    if (reference.trim() === '') renew();
  });
  useEffect(() => {
    if (alive) refill();
  }, [alive]);
  return renew;
}
