import type { Transaction } from '@/lib/contracts/shapes';
import { type PaymentFields, paymentMoney } from '@/lib/domain/payment/payment-money';
import {
  addReais,
  compareReais,
  isZeroReais,
  negateReais,
  type Reais,
  roundToCents,
  subtractReais,
  sumReais,
  toReais,
} from '@/lib/format/money/money';
import { type StatementLine, signedAmount } from './statement-line';

/** The fields of an entry that say which payment it belongs to. */
export interface ComparedLine extends StatementLine {
  readonly reason: string | null;
  readonly transactionId: string | null;
}

export type ComparedPayment = PaymentFields & Pick<Transaction, 'id'>;

/** What a difference looks like: a guess from its amount alone, for whoever looks for its cause. */
export const differenceCauses = ['missing', 'repeated', 'fee', 'refund', 'hundredfold', 'amount'] as const;
export type DifferenceCause = (typeof differenceCauses)[number];

const zero = toReais(0);

/**
 * What a payment did to both balances together, by its own record: holds and releases cancel each other out, so only what came, went and
 * was charged remains. Null where the record does not tell: an unknown type, or a refund without its amount.
 */
export function effectOf(payment: ComparedPayment): Reais | null {
  const { direction, moved, fee, refund } = paymentMoney(payment);
  if (!moved) return zero;
  if (direction === null || refund.returned === null) return null;
  // The service charges whole centavos.
  const charged = roundToCents(fee ?? zero);
  if (direction === 'out') return negateReais(addReais(payment.amount, charged));
  return subtractReais(subtractReais(payment.amount, refund.returned), charged);
}

/** What entries did to both balances together; null where one does not say its direction. */
export function movedBy(lines: readonly StatementLine[]): Reais | null {
  const amounts = lines.map(signedAmount).filter((amount) => amount !== null);
  return amounts.length === lines.length ? sumReais(amounts) : null;
}

/** The likely cause of a difference between a payment and its entries, the surest first. */
export function causeOf(payment: ComparedPayment, lines: readonly ComparedLine[], expected: Reais, found: Reais): DifferenceCause {
  if (lines.length === 0) return 'missing';
  const difference = subtractReais(found, expected);
  if (repeatedAmounts(lines).some((amount) => compareReais(amount, difference) === 0)) return 'repeated';
  const { fee, refund } = paymentMoney(payment);
  const isAmount = (amount: Reais | null) =>
    amount !== null && !isZeroReais(amount) && [amount, negateReais(amount)].some((one) => compareReais(one, difference) === 0);
  if (isAmount(fee && roundToCents(fee))) return 'fee';
  if (isAmount(refund.returned) || isAmount(refund.returning)) return 'refund';
  return isHundredfold(expected, found) || isHundredfold(found, expected) ? 'hundredfold' : 'amount';
}

/** The amounts of entries that stand there twice. */
function repeatedAmounts(lines: readonly ComparedLine[]): Reais[] {
  const nameOf = ({ amount, operation, balanceType, reason }: ComparedLine) => [amount, operation, balanceType, reason].join(' ');
  return lines.flatMap((line, at) => {
    const amount = lines.slice(0, at).some((other) => nameOf(other) === nameOf(line)) ? signedAmount(line) : null;
    return amount === null ? [] : [amount];
  });
}

function isHundredfold(small: Reais, large: Reais): boolean {
  return !isZeroReais(small) && compareReais(sumReais(Array.from({ length: 100 }, () => small)), large) === 0;
}
