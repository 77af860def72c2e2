'use client';

import { localStorageValue } from '@/lib/client/local-storage-value';
import { expiries } from './read-charge';

/**
 * How long the last charge made in this browser could be paid, of the times the form offers: whoever charges at the counter and whoever sends
 * a code keep their own.
 */
export const lastExpiry = localStorageValue('charge-expiry', (stored) => expiries.find((known) => known === stored) ?? expiries[0]);

/** An own time is for one charge: the next one offers again what was chosen before it. */
export function rememberExpiry(expiry: string): void {
  const known = expiries.find((offered) => offered === expiry);
  if (known) lastExpiry.store(known);
}
