'use client';

import { useEffect, useEffectEvent } from 'react';
import { useHydrated } from '@/lib/client/use-hydrated';

/** Fills a form from an earlier payment, once, as soon as it may be changed. */
export function useModel<M>(model: M | null, begin: (model: M) => void) {
  const hydrated = useHydrated();
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (hydrated && model) start(model);
  }, [hydrated, model]);
}
