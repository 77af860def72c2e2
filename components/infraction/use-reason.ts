'use client';

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { infractionTypes } from '@/lib/contracts/pix/infractions/infractions';

/** The reason of a dispute in words; an unknown reason is shown as the service sent it. */
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
