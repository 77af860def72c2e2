'use client';

import { localStorageValue, useLocalStorageValue } from '@/lib/client/local-storage-value';

const maxStored = 500;
const storedIds = localStorageValue<readonly string[]>('infraction-alerts', (stored) => (Array.isArray(stored) ? stored.map(String) : []));

/** Which alerts were seen in this browser, in every tab of it. */
export function useSeenAlerts() {
  const seen = useLocalStorageValue(storedIds);
  const see = (ids: readonly string[]) => storedIds.store(Array.from(new Set([...storedIds.read(), ...ids])).slice(-maxStored));
  return { seen, see };
}
