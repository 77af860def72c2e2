import { type Cents, toCents } from '@/lib/format/money/money';
import { cardChargeState } from './card-charge-state';

interface Charge {
  readonly amount: Cents;
  readonly creditCardPayment: { readonly status: string; readonly reversedAmount: Cents | null } | null;
}

const open = new Set(['PAID', 'AUTHORIZED', 'PARTLY_REVERSED']);

/** The amount of a card charge, in cents, that can still be reversed; 0 where none can. */
export function reversibleOf(charge: Charge): Cents {
  if (!open.has(cardChargeState(charge))) return toCents(0);
  return toCents(charge.amount - (charge.creditCardPayment?.reversedAmount ?? 0));
}
