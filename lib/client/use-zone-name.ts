'use client';

import { useTranslations } from 'use-intl';
import type { Zone } from '@/lib/format/zone';
import { useDisplaySettings } from './use-display-settings';

/** The name of the page's time zone, or of another one, like "horário de Brasília". */
export function useZoneName(of?: Zone): string {
  const t = useTranslations('app.zones');
  const { zone } = useDisplaySettings();
  return t(of ?? zone);
}
