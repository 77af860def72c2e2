import type { TransactionSql } from '@/sandbox/database/open-database';
import type { Partner } from '@/sandbox/fake-data/partners';
import { partnerTokens } from './merchant';
import { openAccount } from './open-account';

/** The accounts that pasts move money to and from, made on first use: they take transfers like any other. */
export async function partnerAccounts(tx: TransactionSql, at: string): Promise<Partner[]> {
  for (const token of partnerTokens) await openAccount(tx, token, at);
  return tx<Partner[]>`select name, document, number from accounts where token in ${tx(partnerTokens)} order by token`;
}
