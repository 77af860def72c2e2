'use client';

import { useState } from 'react';
import type { Payee } from '@/lib/contracts/payees.shape';

const nothingSeen = { confirmed: false, acknowledged: false };

/** What a person says to have seen of a payee. It holds for that very look-up alone, and is not kept beyond the page. */
export function useConfirmation(payee: Payee | null) {
  const [seen, setSeen] = useState({ of: payee, ...nothingSeen });
  const { confirmed, acknowledged } = seen.of === payee ? seen : nothingSeen;
  return {
    confirmed,
    acknowledged,
    confirm: (change: Partial<typeof nothingSeen>) => setSeen({ of: payee, confirmed, acknowledged, ...change }),
    /** What goes along with the payment, once everything there is to confirm is confirmed. */
    brought: payee !== null && confirmed && (!payee.changed || acknowledged) ? { confirmation: payee.confirmation, acknowledged } : null,
  };
}

export type Confirmation = ReturnType<typeof useConfirmation>;
