'use client';

import { useRef } from 'react';
import { call } from '@/lib/client/call/call';
import type { PayingKind } from '@/lib/contracts/office/operations';
import { payees } from '@/lib/contracts/office/payees';
import type { BodyOf } from '@/lib/contracts/shapes';

type Amount = BodyOf<'payees.confirm'>['amount'];
type Paying = { readonly body: { readonly confirmation?: string | undefined; readonly amount?: Amount } };

/**
 * Exchanges the form's lookup for a confirmation of operation and amount when it is sent. The same lookup and amount give the same
 * confirmation, so that a repeated request is identical.
 */
export function usePayeeConfirmation(operation: PayingKind) {
  const made = useRef(new Map<string, string>());
  return async <I extends Paying>(input: I): Promise<I> => {
    const { confirmation: lookup, amount } = input.body;
    if (lookup === undefined) return input;
    const name = `${lookup} ${amount}`;
    const confirmation = made.current.get(name) ?? (await call(payees.confirm, { body: { lookup, operation, amount } })).confirmation;
    made.current.set(name, confirmation);
    return { ...input, body: { ...input.body, confirmation } };
  };
}
