import type { Cents } from '@/lib/format/money';
import type { cardPaymentStates } from './card-charges';

type Told = (typeof cardPaymentStates)[keyof typeof cardPaymentStates];

/** What a card charge is to a person: the service's states, and what its reversed amount makes of a paid one. */
export type CardChargeState = Told | 'PARTLY_REVERSED' | 'REVERSING';

interface Charge {
  readonly amount: Cents;
  readonly creditCardPayment: { readonly status: string; readonly reversedAmount: Cents | null } | null;
}

/**
 * A paid charge that was reversed in part says so; one reversed as a whole stays PAID at the service until the acquirer has done it
 * (interface: Card interface). A state nobody knows stays as it is told.
 */
export function cardChargeState({ amount, creditCardPayment }: Charge): string {
  const status = creditCardPayment?.status ?? 'NOT_FINISHED';
  const reversed = creditCardPayment?.reversedAmount ?? 0;
  if (status !== 'PAID' || reversed === 0) return status;
  return reversed < amount ? 'PARTLY_REVERSED' : 'REVERSING';
}
