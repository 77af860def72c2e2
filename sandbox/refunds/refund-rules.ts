import type { TransactionSql } from '@/sandbox/database/open-database';
import { formatUnits } from '@/sandbox/money/format-units';
import { type Units, wireToUnits } from '@/sandbox/money/units';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';

/** How long after the payment a refund is possible. */
const ninetyDays = 90 * 86_400_000;

interface Refundable {
  /** The amount of this refund, and the total refunded after it. */
  readonly amount: Units;
  readonly total: Units;
}

/**
 * Checks a refund and returns its amount; without a requested amount it is everything that is left.
 * @throws ServiceProblem SVG422 for anything but a received Pix of the last 90 days, SVG409 while it is not COMPLETED, another refund is
 * pending or a dispute is open, SVG423 beyond what is left.
 */
export async function checkRefund(
  tx: TransactionSql,
  accountId: number,
  payment: TransactionRow,
  requested: number | undefined,
  at: Date,
): Promise<Refundable> {
  const { id, type, status, endToEndId, paidAt, refundStatus } = payment;
  if (type !== 'DEPOSIT') throw new ServiceProblem('SVG422');
  if (status !== 'COMPLETED' || refundStatus === 'PENDING') throw new ServiceProblem('SVG409');
  if (endToEndId === null || paidAt === null || at.getTime() > Date.parse(paidAt) + ninetyDays) throw new ServiceProblem('SVG422');
  if (await isDisputed(tx, accountId, id)) throw new ServiceProblem('SVG409');
  const before = refundedBefore(payment);
  const remainder = payment.amount - before;
  const amount = requested === undefined ? remainder : wireToUnits(requested);
  if (amount > remainder || remainder === 0n) throw new ServiceProblem('SVG423', { values: { max: formatUnits(remainder) } });
  return { amount, total: before + amount };
}

/** The amount refunded so far, of a payment without a pending refund. A failed first refund leaves its amount there, although no money moved. */
export function refundedBefore({ refundAmount, refundedAt }: Pick<TransactionRow, 'refundAmount' | 'refundedAt'>): Units {
  return refundedAt === null ? 0n : (refundAmount ?? 0n);
}

async function isDisputed(tx: TransactionSql, accountId: number, transactionId: string): Promise<boolean> {
  const [open] = await tx`
    select id from infractions
    where account_id = ${accountId} and transaction_id = ${transactionId} and status not in ('CLOSED', 'CANCELLED') limit 1`;
  return open !== undefined;
}
