'use client';

import { useMemo } from 'react';
import { useLocale, useTimeZone } from 'use-intl';
import type { DisplaySettings } from '@/lib/format/display-settings';
import { zones } from '@/lib/format/zone';

/** Language and time zone of this page, from its provider: never the browser's own. */
export function useDisplaySettings(): DisplaySettings {
  const locale = useLocale();
  const named = useTimeZone();
  return useMemo(() => {
    const zone = zones.find((known) => known === named);
    if (!zone) throw new Error(`no page is read by the clock of ${named}`);
    return { locale, zone };
  }, [locale, named]);
}
