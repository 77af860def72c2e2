import type { TransactionSql } from '@/sandbox/database/open-database';
import type { Account } from './account';
import { addOwnKeys } from './add-own-keys';
import { merchantOf } from './merchant';
import { accountSettings } from './settings';

/**
 * Inserts the account of a token, with its Pix keys and a balance of zero; undefined when it exists. With the `id` of a deleted account
 * it gets that account's number again.
 */
export async function openAccount(tx: TransactionSql, token: string, at: string, id?: number): Promise<Account | undefined> {
  const { name, document } = merchantOf(token);
  const settings = tx.json(accountSettings.parse({}));
  const explicitId = id === undefined ? { column: tx``, value: tx`` } : { column: tx`id,`, value: tx`${id},` };
  const [account] = await tx<Account[]>`
    insert into accounts (${explicitId.column} token, name, document, settings, created_at) overriding system value
    values (${explicitId.value} ${token}, ${name}, ${document}, ${settings}, ${at})
    on conflict (token) do nothing
    returning id, token, number, name, document, settings`;
  if (account) await addOwnKeys(tx, account, at);
  return account;
}
