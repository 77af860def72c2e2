import type { TransactionSql } from '@/sandbox/database/open-database';

/** Locks the balances of several accounts in the order of their ids, so that payments in opposite directions cannot deadlock. */
export async function lockAccounts(tx: TransactionSql, accountIds: readonly number[]): Promise<void> {
  await tx`select id from accounts where id = any(${accountIds}) order by id for update`;
}
