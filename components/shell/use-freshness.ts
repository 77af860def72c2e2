'use client';

import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { serverTimeOf } from '@/lib/client/clock/server-clock';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { useZoneName } from '@/lib/client/use-zone-name';
import { formatTimeSeconds } from '@/lib/format/date-text';

const never = () => () => {};

/** "horário de Brasília · atualizado às 14:32:08". The time is told once the page is alive: the server's would be an older one. */
export function useFreshness(reading: { readonly dataUpdatedAt: number; readonly isError: boolean }): string {
  const settings = useDisplaySettings();
  const t = useTranslations('app');
  const zone = useZoneName();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!hydrated || reading.dataUpdatedAt === 0) return zone;
  const time = formatTimeSeconds(new Date(serverTimeOf(reading.dataUpdatedAt)), settings);
  return `${zone} · ${t(reading.isError ? 'lastReadAt' : 'updatedAt', { time })}`;
}
