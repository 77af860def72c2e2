'use client';

import { useEffect, useEffectEvent } from 'react';
import { useConfirmation } from '@/components/payee/use-confirmation';
import { useEndpointMutation } from '@/lib/client/use-write';
import { payees } from '@/lib/contracts/office/payees';
import type { Reais } from '@/lib/format/money';

/** What is known of the account a transfer goes to, asked as soon as its number is whole, and what a person confirms: number and amount. */
export function useAccount(accountNumber: string | null, amount: Reais | null) {
  const look = useEndpointMutation(payees.byAccount);
  const found = look.data ?? null;
  const lookUp = () => accountNumber !== null && look.mutate({ body: { accountNumber } });
  const ask = useEffectEvent((number: string | null) => {
    look.reset();
    if (number !== null) look.mutate({ body: { accountNumber: number } });
  });
  useEffect(() => ask(accountNumber), [accountNumber]);
  return { found, lookUp, problem: look.error?.problem ?? null, confirmation: useConfirmation(found, amount ?? '') };
}
