import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import type { Account } from './account';
import type { Accounts } from './accounts';

/** What an account look-up needs: the database connection, inside a transaction or not, and the account cache. */
export interface AccountSource {
  readonly sql: Sql | TransactionSql;
  readonly accounts: Accounts;
}

/** Finds an account by its id or by its six-digit number; null when there is none. */
export async function findAccount({ sql, accounts }: AccountSource, where: { id: number } | { number: string }): Promise<Account | null> {
  const [row] = await sql<Pick<Account, 'token'>[]>`
    select token from accounts where ${'id' in where ? sql`id = ${where.id}` : sql`number = ${where.number}`}`;
  return row ? accounts.find(row.token) : null;
}
