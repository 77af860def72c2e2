import type { Account } from '@/sandbox/accounts/account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { releaseHold } from '@/sandbox/ledger/movements';
import { postMovements } from '@/sandbox/ledger/post-movements';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { Services } from '@/sandbox/services';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { changeTransaction } from '@/sandbox/transactions/change-transaction';
import { lockTransaction } from '@/sandbox/transactions/lock-transaction';
import { completeWithdrawal } from './complete-withdrawal';
import { returnToDailyLimit } from './daily-limit';
import { type PlannedWithdrawalEnd, takePlannedSettlement } from './planned-settlement';

export interface WithdrawalEnd {
  readonly status: PlannedWithdrawalEnd;
  readonly reason?: string | undefined;
}

/**
 * Ends a PENDING withdrawal as planned, or as given (interface: States and transitions, "Moves into and out of CANCELED and ERROR": the money comes back).
 * @throws ServiceProblem SVG409 for anything but a pending withdrawal.
 */
export async function endWithdrawal(
  { accounts }: Services,
  tx: TransactionSql,
  account: Account,
  id: string,
  at: Date,
  given?: WithdrawalEnd,
): Promise<TransactionRow> {
  const row = await lockTransaction(tx, account.id, id);
  if (row.type !== 'WITHDRAW' || row.status !== 'PENDING') throw new ServiceProblem('SVG409');
  const planned = await takePlannedSettlement(tx, account.id, id);
  const { status, reason }: WithdrawalEnd = given ?? { status: planned?.outcome ?? 'COMPLETED' };
  if (status !== 'COMPLETED') return failWithdrawal(tx, account.id, row, { status, reason }, at);
  const completed = await completeWithdrawal({ sql: tx, accounts }, tx, account, row, planned, at);
  return completed ?? failWithdrawal(tx, account.id, row, { status: 'CANCELED', reason: 'Cobrança indisponível para pagamento' }, at);
}

async function failWithdrawal(tx: TransactionSql, accountId: number, row: TransactionRow, { status, reason }: WithdrawalEnd, at: Date) {
  const cancellationReason = status === 'CANCELED' ? (reason ?? 'Recusada pela instituição do recebedor') : (reason ?? null);
  const failed = await changeTransaction(tx, accountId, row.id, { status, cancellationReason }, at);
  await returnToDailyLimit(tx, accountId, row.amount, row.createdAt);
  await postMovements(tx, accountId, releaseHold(row), at, { force: true });
  return failed;
}
