'use client';

import { useState } from 'react';

const nothingSeen = { confirmed: false, acknowledged: false };

type LookedUp = { readonly lookup: string; readonly changed?: boolean };

/** The person's confirmation of a payee. Valid for one lookup and its further inputs, such as the amount; never stored beyond the page. */
export function useConfirmation(payee: LookedUp | null, about = '') {
  const of = payee && `${payee.lookup} ${about}`;
  const [seen, setSeen] = useState({ of, ...nothingSeen });
  const { confirmed, acknowledged } = seen.of === of ? seen : nothingSeen;
  return {
    confirmed,
    acknowledged,
    confirm: (change: Partial<typeof nothingSeen>) => setSeen({ of, confirmed, acknowledged, ...change }),
    /** The lookup that was confirmed, to be exchanged for a confirmation when the request is sent; null until everything is confirmed. */
    brought: payee !== null && confirmed && (!payee.changed || acknowledged) ? { confirmation: payee.lookup, acknowledged } : null,
  };
}

export type Confirmation = ReturnType<typeof useConfirmation>;
