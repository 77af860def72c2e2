import type { TransactionSql } from '@/sandbox/database/open-database';
import { addOwnKeys } from '@/sandbox/pix-keys/own-keys';
import type { Account } from './account';
import { merchantOf } from './merchant';
import { accountSettings } from './settings';

/** Makes the account of a token, with its Pix keys and no money; undefined when there is one already. */
export async function openAccount(tx: TransactionSql, token: string, at: string): Promise<Account | undefined> {
  const { name, document } = merchantOf(token);
  const [made] = await tx<Account[]>`
    insert into accounts (token, name, document, settings, created_at)
    values (${token}, ${name}, ${document}, ${tx.json(accountSettings.parse({}))}, ${at})
    on conflict (token) do nothing
    returning id, token, number, name, document, settings`;
  if (made) await addOwnKeys(tx, made, at);
  return made;
}
