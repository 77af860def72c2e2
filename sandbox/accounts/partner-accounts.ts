import type { TransactionSql } from '@/sandbox/database/open-database';
import type { Partner } from '@/sandbox/fake-data/partners';
import { partnerTokens } from './merchant';
import { openAccount } from './open-account';

/** The accounts that histories exchange money with. They are created on first use and receive transfers like any other account. */
export async function partnerAccounts(tx: TransactionSql, at: string): Promise<Partner[]> {
  for (const token of partnerTokens) await openAccount(tx, token, at);
  return tx<Partner[]>`select name, document, number from accounts where token in ${tx(partnerTokens)} order by token`;
}
