import type { TransactionSql } from '@/sandbox/database/open-database';
import type { Account } from './account';
import { addOwnKeys } from './add-own-keys';
import { merchantOf } from './merchant';
import { accountSettings } from './settings';

/**
 * Makes the account of a token, with its Pix keys and no money; undefined when there is one already. With the id of one that is
 * gone it has the same number.
 */
export async function openAccount(tx: TransactionSql, token: string, at: string, id?: number): Promise<Account | undefined> {
  const { name, document } = merchantOf(token);
  const settings = tx.json(accountSettings.parse({}));
  const own = id === undefined ? { column: tx``, value: tx`` } : { column: tx`id,`, value: tx`${id},` };
  const [made] = await tx<Account[]>`
    insert into accounts (${own.column} token, name, document, settings, created_at) overriding system value
    values (${own.value} ${token}, ${name}, ${document}, ${settings}, ${at})
    on conflict (token) do nothing
    returning id, token, number, name, document, settings`;
  if (made) await addOwnKeys(tx, made, at);
  return made;
}
