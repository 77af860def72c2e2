'use client';

import { useEffect, useEffectEvent } from 'react';
import { useHydrated } from '@/lib/client/use-hydrated';
import type { Transaction } from '@/lib/contracts/shapes';

/** Fills a form from an earlier payment, once, as soon as it may be changed. */
export function useModel(model: Transaction | null, begin: (model: Transaction) => void) {
  const hydrated = useHydrated();
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (hydrated && model) start(model);
  }, [hydrated, model]);
}
