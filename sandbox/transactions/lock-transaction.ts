import type { TransactionSql } from '@/sandbox/database/open-database';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import { selectRowColumns } from '@/sandbox/transaction-records/select-transactions';
import type { NewTransaction } from '@/sandbox/transaction-records/transaction-row';

/**
 * Finds a transaction and locks it until the database transaction ends. Lock order everywhere: transactions before balances.
 * @throws ServiceProblem SVC310 when the account has none with this id.
 */
export async function lockTransaction(tx: TransactionSql, accountId: number, id: string): Promise<NewTransaction> {
  const [row] = await tx<NewTransaction[]>`
    select ${selectRowColumns(tx)}, expires_at, description from transactions
    where account_id = ${accountId} and id = ${id} for update`;
  if (!row) throw new ServiceProblem('SVC310');
  return row;
}
