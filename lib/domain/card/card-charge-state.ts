import type { cardPaymentStates } from '@/lib/contracts/card/card-charges';
import type { Cents } from '@/lib/format/money/money';

type ServiceState = (typeof cardPaymentStates)[keyof typeof cardPaymentStates];

/** The state of a card charge for people: the service's states, refined by the reversed amount. */
export type CardChargeState = ServiceState | 'PARTLY_REVERSED' | 'REVERSING' | 'REVERSED_SAME_DAY';

interface Charge {
  readonly amount: Cents;
  readonly creditCardPayment: { readonly status: string; readonly reversedAmount: Cents | null } | null;
}

/**
 * The state of a card charge. A fully reversed charge stays PAID at the service until the acquirer has reversed it, and is VOIDED instead
 * of REFUNDED if that was on the day of the charge (interface: Card interface). An unknown state is returned as it is.
 */
export function cardChargeState({ amount, creditCardPayment }: Charge): string {
  const status = creditCardPayment?.status ?? 'NOT_FINISHED';
  const reversed = creditCardPayment?.reversedAmount ?? 0;
  if (status === 'VOIDED' && reversed > 0) return 'REVERSED_SAME_DAY';
  if (status !== 'PAID' || reversed === 0) return status;
  return reversed < amount ? 'PARTLY_REVERSED' : 'REVERSING';
}

const moved = new Set(['PAID', 'REFUNDED', 'PARTLY_REVERSED', 'REVERSING']);

/** Whether a card charge has moved money, even if some of it went back. */
export function cardMoneyMoved(charge: Charge): boolean {
  return moved.has(cardChargeState(charge));
}

/** Whether the charge was refused by the issuer or failed at the service. */
export function hasFailed(state: string): boolean {
  return state === 'DENIED' || state === 'ABORTED';
}

interface ContestableCharge {
  readonly creditCardPayment: { readonly chargebacks: readonly { readonly status: string | null }[] } | null;
}

/** Whether there is an undecided chargeback. */
export function isContested({ creditCardPayment }: ContestableCharge): boolean {
  return creditCardPayment?.chargebacks.some(({ status }) => status === 'RECEIVED') ?? false;
}
