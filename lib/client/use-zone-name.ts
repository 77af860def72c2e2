'use client';

import { useTranslations } from 'use-intl';
import type { Zone } from '@/lib/format/zone';
import { useReader } from './use-reader';

/** "horário de Brasília": the clock a page is read by, in words, or that of another zone. */
export function useZoneName(of?: Zone): string {
  const t = useTranslations('app.zones');
  const { zone } = useReader();
  return t(of ?? zone);
}
