import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { type NewTransaction, newTransactionColumnNames } from '@/sandbox/transaction-records/transaction-row';
import { insertNewNames } from './name-search';

/** Stores transactions of one account. Fails with SQLSTATE 23505 when a `clientReference` is already used. */
export async function insertTransactions(sql: Sql | TransactionSql, accountId: number, rows: readonly NewTransaction[]): Promise<void> {
  const records = rows.map((row) => ({ ...row, accountId }));
  await sql`
    with stored as (insert into transactions ${sql(records, 'accountId', ...newTransactionColumnNames)} returning *)
    ${insertNewNames(sql, sql`stored`)}`;
}
