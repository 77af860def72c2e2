import type { TransactionSql } from '@/sandbox/database/open-database';

/** Locks the balances of several accounts, always in the same order, so that two payments in opposite directions never wait for each other. */
export async function lockAccounts(tx: TransactionSql, accountIds: readonly number[]): Promise<void> {
  await tx`select id from accounts where id = any(${accountIds}) order by id for update`;
}
