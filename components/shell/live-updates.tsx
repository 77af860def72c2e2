'use client';

import { useLive } from '@/lib/client/live/use-live';

/** Keeps the page up to date while it stands. It comes after the page, which shows its first data without it. */
export function LiveUpdates() {
  useLive();
  return null;
}
