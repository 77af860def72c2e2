import type { TransactionSql } from '@/sandbox/database/open-database';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { transactionColumns } from '@/sandbox/transaction-records/select-transactions';
import type { NewTransaction } from '@/sandbox/transaction-records/transaction-row';

/**
 * A transaction that nobody else changes before this database transaction ends. Rows are locked before balances, everywhere.
 * @throws ServiceProblem SVC310 when the account has none with this id.
 */
export async function lockTransaction(tx: TransactionSql, accountId: number, id: string): Promise<NewTransaction> {
  const [row] = await tx<NewTransaction[]>`
    select ${transactionColumns(tx)}, expires_at, description from transactions
    where account_id = ${accountId} and id = ${id} for update`;
  if (!row) throw new ServiceProblem('SVC310');
  return row;
}
