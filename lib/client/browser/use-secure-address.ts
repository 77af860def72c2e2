'use client';

import { useHydrated } from '@/lib/client/use-hydrated';

/**
 * Whether the page was opened at a secure address: https, or this machine. At a plain one of a local network browsers have no camera and
 * no cryptography. True until the page is alive.
 */
export function useSecureAddress(): boolean {
  return !useHydrated() || window.isSecureContext;
}
