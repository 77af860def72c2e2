'use client';

import { localStorageValue } from '@/lib/client/local-storage-value';
import { chargeExpiries } from '@/lib/settings/charge-expiries.mjs';

/** A time that the form offers. */
export type OfferedExpiry = (typeof chargeExpiries)[number];

/**
 * How long the last charge made in this browser could be paid, of the times the form offers: whoever charges at the counter and whoever sends
 * a code keep their own. Null before the first one.
 */
export const lastExpiry = localStorageValue('charge-expiry', (stored) => chargeExpiries.find((known) => known === stored) ?? null);

/** An own time is for one charge: the next one offers again what was chosen before it. */
export function rememberExpiry(expiry: string): void {
  const known = chargeExpiries.find((offered) => offered === expiry);
  if (known) lastExpiry.store(known);
}
