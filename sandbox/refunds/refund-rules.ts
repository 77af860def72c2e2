import type { TransactionSql } from '@/sandbox/database/open-database';
import { inReais } from '@/sandbox/money/format-units';
import { type Units, wireToUnits } from '@/sandbox/money/units';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';

/** A received Pix can be sent back for so long after it was paid. */
const ninetyDays = 90 * 86_400_000;

interface Refundable {
  /** What is sent back now, and all that will have been sent back after it. */
  readonly amount: Units;
  readonly total: Units;
}

/**
 * What of a payment a refund takes; everything that is left without an amount.
 * @throws ServiceProblem SVG422 for what is no received Pix or too old, SVG409 while it is not COMPLETED, a refund is under way or a
 * dispute is open, SVG423 beyond what is left.
 */
export async function refundable(
  tx: TransactionSql,
  accountId: number,
  payment: TransactionRow,
  asked: number | undefined,
  at: Date,
): Promise<Refundable> {
  const { id, type, status, endToEndId, paidAt, refundStatus } = payment;
  if (type !== 'DEPOSIT') throw new ServiceProblem('SVG422');
  if (status !== 'COMPLETED' || refundStatus === 'PENDING') throw new ServiceProblem('SVG409');
  if (endToEndId === null || paidAt === null || at.getTime() > Date.parse(paidAt) + ninetyDays) throw new ServiceProblem('SVG422');
  if (await isDisputed(tx, accountId, id)) throw new ServiceProblem('SVG409');
  const before = refundedBefore(payment);
  const left = payment.amount - before;
  const amount = asked === undefined ? left : wireToUnits(asked);
  if (amount > left || left === 0n) throw new ServiceProblem('SVG423', { values: { max: inReais(left) } });
  return { amount, total: before + amount };
}

/** What has been sent back so far; a refund that failed leaves its amount on the record, but no money moved. */
export function refundedBefore({ refundAmount, refundedAt }: TransactionRow): Units {
  return refundedAt === null ? 0n : (refundAmount ?? 0n);
}

async function isDisputed(tx: TransactionSql, accountId: number, transactionId: string): Promise<boolean> {
  const [open] = await tx`
    select id from infractions
    where account_id = ${accountId} and transaction_id = ${transactionId} and status not in ('CLOSED', 'CANCELLED') limit 1`;
  return open !== undefined;
}
