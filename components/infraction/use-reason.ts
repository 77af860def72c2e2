'use client';

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { infractionTypes } from '@/lib/contracts/pix/infractions/infractions';

/** Why a payment is disputed, in words; one that nobody knows is shown as it came. */
export function useReason(): (type: string | null) => string {
  const t = useTranslations('infractionType');
  const tApp = useTranslations('app');
  return useCallback(
    (type) => {
      const known = infractionTypes.find((word) => word === type);
      return known ? t(known) : (type ?? tApp('none'));
    },
    [t, tApp],
  );
}
