'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page answers yet. Before that it shows what the server could know, and takes no typing. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
