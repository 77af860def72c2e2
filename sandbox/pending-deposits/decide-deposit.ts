import type { Account } from '@/sandbox/accounts/account';
import { cashInFee } from '@/sandbox/accounts/fees';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { seededFraction } from '@/sandbox/fake-data/seeded-fraction';
import { transactionId } from '@/sandbox/fake-data/transaction-id';
import { creditReceived } from '@/sandbox/ledger/movements';
import { postMovements } from '@/sandbox/ledger/post-movements';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { newTransaction } from '@/sandbox/transaction-records/transaction-row';
import { addTransaction } from '@/sandbox/transactions/add-transaction';
import { type PendingDepositRow, pendingDepositSelect } from './pending-deposit-row';

interface Decision {
  readonly approve: boolean;
  readonly reason?: string | undefined;
}

/**
 * Accepts a pending deposit as a transaction, with its money and fee, or rejects it.
 * @throws ServiceProblem SVG404 when it does not exist, SVG409 when it is not pending.
 */
export async function decideDeposit(
  tx: TransactionSql,
  account: Account,
  id: string,
  { approve, reason }: Decision,
  at: Date,
): Promise<PendingDepositRow> {
  const [deposit] = await tx<PendingDepositRow[]>`
    ${pendingDepositSelect(tx)} where account_id = ${account.id} and id = ${id} for update`;
  if (!deposit) throw new ServiceProblem('SVG404');
  if (deposit.status !== 'PENDING') throw new ServiceProblem('SVG409');
  const now = at.toISOString();
  const change = approve
    ? { status: 'COMPLETED', approvedAt: now, transactionId: await acceptDeposit(tx, account, deposit, at) }
    : { status: 'REJECTED', rejectedAt: now, rejectionReason: reason ?? 'Pagador não reconhecido' };
  await tx`update pending_deposits set ${tx(change)}, updated_at = ${now} where account_id = ${account.id} and id = ${id}`;
  const [decided] = await tx<PendingDepositRow[]>`${pendingDepositSelect(tx)} where account_id = ${account.id} and id = ${id}`;
  return decided ?? deposit;
}

async function acceptDeposit(tx: TransactionSql, account: Account, deposit: PendingDepositRow, at: Date): Promise<string> {
  const now = at.toISOString();
  const row = newTransaction({
    id: transactionId(at.getTime(), seededFraction),
    status: 'COMPLETED',
    type: 'DEPOSIT',
    amount: deposit.amount,
    serviceFeeCharged: cashInFee(account.settings)(deposit.amount),
    payerName: deposit.payerName,
    payerDocument: deposit.payerDocument,
    payerInstitutionIspb: deposit.payerInstitutionIspb,
    payerInstitutionName: deposit.payerInstitutionName,
    receiverName: deposit.receiverName,
    receiverDocument: deposit.receiverDocument,
    receiverInstitutionIspb: deposit.receiverInstitutionIspb,
    receiverInstitutionName: deposit.receiverInstitutionName,
    receiverAccountNumber: deposit.receiverAccountNumber,
    endToEndId: deposit.endToEndId,
    description: deposit.description,
    paidAt: deposit.paidAt,
    createdAt: now,
    updatedAt: now,
  });
  await addTransaction(tx, account.id, row, at);
  await postMovements(tx, account.id, creditReceived(row), at, { force: true });
  return row.id;
}
