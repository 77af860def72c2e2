'use client';

import { useRead } from '@/lib/client/use-read';

const againMs = 30_000;

/** How the service is, read again by itself. */
export function useServiceStatus() {
  return useRead('serviceStatus.seen', {}, { refetchInterval: againMs });
}
