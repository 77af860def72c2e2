'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated. Before that it shows the server's output, and accepts no input. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
