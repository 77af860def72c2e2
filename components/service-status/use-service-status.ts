'use client';

import { useRead } from '@/lib/client/use-read';
import { seenStatus } from '@/lib/contracts/seen-status';

const againMs = 30_000;

/** How the service is, read again by itself. */
export function useServiceStatus() {
  return useRead(seenStatus.seen, {}, { refetchInterval: againMs });
}
