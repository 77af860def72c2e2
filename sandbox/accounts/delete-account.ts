import type { TransactionSql } from '@/sandbox/database/open-database';

/** Deletes an account and its rows in every table that has an `account_id` column. */
export async function deleteAccount(tx: TransactionSql, id: number): Promise<void> {
  const tables = await tx<{ name: string }[]>`
    select table_name as name from information_schema.columns where table_schema = current_schema and column_name = 'account_id'`;
  for (const { name } of tables) await tx`delete from ${tx(name)} where account_id = ${id}`;
  await tx`delete from accounts where id = ${id}`;
}
