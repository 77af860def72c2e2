import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import type { Account } from './account';
import type { Accounts } from './accounts';

/** Where accounts are found, inside a database transaction or not. */
export interface AccountsPlace {
  readonly sql: Sql | TransactionSql;
  readonly accounts: Accounts;
}

/** The account with an id or a number of six digits; null when there is none. */
export async function accountAt({ sql, accounts }: AccountsPlace, where: { id: number } | { number: string }): Promise<Account | null> {
  const [row] = await sql<Pick<Account, 'token'>[]>`
    select token from accounts where ${'id' in where ? sql`id = ${where.id}` : sql`number = ${where.number}`}`;
  return row ? accounts.find(row.token) : null;
}
