import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { selectRowColumns } from '@/sandbox/transaction-records/select-transactions';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';

/** Finds a transaction of an account by its id. */
export async function findTransaction(sql: Sql | TransactionSql, accountId: number, id: string): Promise<TransactionRow | undefined> {
  const [row] = await sql<TransactionRow[]>`
    select ${selectRowColumns(sql)} from transactions where account_id = ${accountId} and id = ${id}`;
  return row;
}
