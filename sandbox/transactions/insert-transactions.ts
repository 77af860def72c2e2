import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { type NewTransaction, newColumns } from './transaction-row';

/** Stores transactions of one account. Fails with SQLSTATE 23505 when a `clientReference` is taken. */
export async function insertTransactions(sql: Sql | TransactionSql, accountId: number, rows: readonly NewTransaction[]): Promise<void> {
  const records = rows.map((row) => ({ ...row, accountId }));
  await sql`insert into transactions ${sql(records, 'accountId', ...newColumns)}`;
}
