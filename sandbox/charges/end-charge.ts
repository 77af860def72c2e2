import type { TransactionSql } from '@/sandbox/database/open-database';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { changeTransaction } from '@/sandbox/transactions/change-transaction';
import { lockTransaction } from '@/sandbox/transactions/lock-transaction';

/** Final statuses of a charge that was not paid. */
export type ChargeEnd = 'EXPIRED' | 'CANCELED' | 'ERROR';

/** Ends a PENDING charge without payment. @throws ServiceProblem SVG409 for any other charge. */
export async function endCharge(
  tx: TransactionSql,
  accountId: number,
  id: string,
  status: ChargeEnd,
  reason: string | null,
  at: Date,
): Promise<TransactionRow> {
  const charge = await lockTransaction(tx, accountId, id);
  if (charge.type !== 'DEPOSIT' || charge.status !== 'PENDING') throw new ServiceProblem('SVG409');
  return changeTransaction(tx, accountId, id, { status, cancellationReason: reason }, at);
}
