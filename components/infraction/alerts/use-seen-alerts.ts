'use client';

import { localStorageValue, useLocalStorageValue } from '@/lib/client/local-storage-value';

const most = 500;
const kept = localStorageValue<readonly string[]>('infraction-alerts', (stored) => (Array.isArray(stored) ? stored.map(String) : []));

/** Which alerts were seen in this browser, in every tab of it. */
export function useSeenAlerts() {
  const seen = useLocalStorageValue(kept);
  const see = (ids: readonly string[]) => kept.keep(Array.from(new Set([...kept.read(), ...ids])).slice(-most));
  return { seen, see };
}
