import type { Transaction } from '@/lib/contracts/shapes';
import { type Direction, directionOf, hasMovedMoney } from '@/lib/domain/transaction-party';
import { addReais, negateReais, type Reais, subtractReais, toReais } from '@/lib/format/money/money';
import { type RefundParts, refundParts } from './refund-parts';

export type PaymentFields = Pick<
  Transaction,
  'type' | 'status' | 'amount' | 'serviceFeeCharged' | 'refundAmount' | 'refundStatus' | 'refundedAt'
>;

/** The effect of a payment on the account, in reais. Page, list, card, file and overview all use it, so that they agree. */
export interface PaymentMoney {
  /** Null for a type nobody knows, which has no sign and is in no sum. */
  readonly direction: Direction | null;
  readonly moved: boolean;
  /** The amount with its sign in the balance; without one where the direction is not known. */
  readonly signed: Reais;
  /** Null where the service does not return it, which does not mean zero. */
  readonly fee: Reais | null;
  readonly refund: RefundParts;
  /**
   * Net effect on the balance in reais: positive for money in, negative for money out, after the fee and refunds. Null when no money moved
   * or an amount is unknown.
   */
  readonly net: Reais | null;
}

const zero = toReais(0);

export function paymentMoney(payment: PaymentFields): PaymentMoney {
  const direction = directionOf(payment);
  const moved = hasMovedMoney(payment);
  const refund = refundParts(payment);
  const { amount, serviceFeeCharged: fee } = payment;
  return {
    direction,
    moved,
    signed: direction === 'out' ? negateReais(amount) : amount,
    fee,
    refund,
    net: moved && direction !== null && refund.total !== null ? netOf(direction, amount, fee ?? zero, refund.total) : null,
  };
}

function netOf(direction: Direction, amount: Reais, fee: Reais, back: Reais): Reais {
  const afterRefunds = subtractReais(amount, back);
  return direction === 'in' ? subtractReais(afterRefunds, fee) : negateReais(addReais(afterRefunds, fee));
}
