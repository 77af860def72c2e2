'use client';

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { balanceSides } from '@/lib/contracts/office/statement-checks';

/** The side of the balance in words; a word nobody knows as it is. */
export function useSideName(): (side: string | null) => string | null {
  const t = useTranslations('statements.sides');
  return useCallback(
    (side) => {
      const known = balanceSides.find((name) => name === side);
      return known ? t(known) : side;
    },
    [t],
  );
}
