'use client';

import { useTranslations } from 'use-intl';
import { serverTimeOf } from '@/lib/client/clock/server-clock';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useHydrated } from '@/lib/client/use-hydrated';
import { useZoneName } from '@/lib/client/use-zone-name';
import { formatTimeSeconds } from '@/lib/format/date-text';

/**
 * "horário de Brasília · atualizado às 14:32:08". The time is told once the page is alive: the server's would be an older one. A component of its own, so
 * that the page around it is not drawn anew for it.
 */
export function Freshness({ reading }: { reading: { readonly dataUpdatedAt: number; readonly isError: boolean } }) {
  const settings = useDisplaySettings();
  const t = useTranslations('app');
  const zone = useZoneName();
  const hydrated = useHydrated();
  if (!hydrated || reading.dataUpdatedAt === 0) return zone;
  const time = formatTimeSeconds(new Date(serverTimeOf(reading.dataUpdatedAt)), settings);
  return `${zone} · ${t(reading.isError ? 'lastReadAt' : 'updatedAt', { time })}`;
}
