'use client';

import { useTranslations } from 'use-intl';
import type { Zone } from '@/lib/format/zone';
import { useDisplaySettings } from './use-display-settings';

/** "horário de Brasília": the clock a page is read by, in words, or that of another zone. */
export function useZoneName(of?: Zone): string {
  const t = useTranslations('app.zones');
  const { zone } = useDisplaySettings();
  return t(of ?? zone);
}
