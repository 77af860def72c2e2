import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { type NewTransaction, newColumns } from '@/sandbox/transaction-records/transaction-row';
import { newNames } from './name-search';

/** Stores transactions of one account. Fails with SQLSTATE 23505 when a `clientReference` is taken. */
export async function insertTransactions(sql: Sql | TransactionSql, accountId: number, rows: readonly NewTransaction[]): Promise<void> {
  const records = rows.map((row) => ({ ...row, accountId }));
  await sql`
    with stored as (insert into transactions ${sql(records, 'accountId', ...newColumns)} returning *)
    ${newNames(sql, sql`stored`)}`;
}
