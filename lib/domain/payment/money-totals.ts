import { type TotalLine, totalLines } from '@/lib/contracts/office/files/total-lines';
import { addReais, type Reais, subtractReais, toReais } from '@/lib/format/money/money';
import { type PaymentFields, paymentMoney } from './payment-money';

/**
 * The amounts, in reais, that one row adds to the totals of its list; null for a row counted separately, because its money did not move or
 * not all amounts are known.
 */
export type RowTotals = Readonly<Partial<Record<TotalLine, Reais>>> | null;

export interface Totals {
  readonly lines: Readonly<Partial<Record<TotalLine, Reais>>>;
  /** Rows that are in no sum. */
  readonly apart: number;
}

export const noTotals: Totals = { lines: {}, apart: 0 };

export function addTotals({ lines, apart }: Totals, row: RowTotals): Totals {
  if (row === null) return { lines, apart: apart + 1 };
  const sums = { ...lines };
  for (const line of totalLines) {
    const amount = row[line];
    if (amount !== undefined) sums[line] = addReais(sums[line] ?? zero, amount);
  }
  return { lines: sums, apart };
}

const zero = toReais(0);

/** What one transaction adds to the totals, in reais: received or sent, refunded, fee and net amount. */
export function transactionTotals(payment: PaymentFields): RowTotals {
  const { direction, refund, fee, net } = paymentMoney(payment);
  if (net === null || direction === null || refund.total === null) return null;
  const returned = refund.returned ?? zero;
  const back = { refunded: returned, refunding: subtractReais(refund.total, returned) };
  const fees = { fees: fee ?? zero };
  return direction === 'in'
    ? { received: payment.amount, ...back, ...fees, net }
    : { sent: subtractReais(payment.amount, refund.total), ...fees, net };
}
