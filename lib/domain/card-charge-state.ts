import type { cardPaymentStates } from '@/lib/contracts/card/card-charges';
import type { Cents } from '@/lib/format/money';

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

const moved = new Set(['PAID', 'REFUNDED', 'PARTLY_REVERSED', 'REVERSING']);

/** Whether a card charge has moved money, though some of it may have gone back. */
export function cardMoneyMoved(charge: Charge): boolean {
  return moved.has(cardChargeState(charge));
}

interface Contestable {
  readonly creditCardPayment: { readonly chargebacks: readonly { readonly status: string | null }[] } | null;
}

/** Whether the holder of the card contests it and nobody has decided yet. */
export function isContested({ creditCardPayment }: Contestable): boolean {
  return creditCardPayment?.chargebacks.some(({ status }) => status === 'RECEIVED') ?? false;
}
