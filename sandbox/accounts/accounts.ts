import type { Clock } from '@/sandbox/clock';
import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import type { Partner } from '@/sandbox/fake-data/partners';
import type { Account } from './account';
import { openAccount } from './open-account';
import { partnerAccounts } from './partner-accounts';
import { type AccountSettings, accountSettings } from './settings';
import { tokenText } from './token';

export interface Accounts {
  /** Finds the account of a token and creates it on first use; null for a token the sandbox does not accept. */
  find(token: string): Promise<Account | null>;
  /** Creates an account with a history of `transactions` transactions. Does nothing when the account exists. */
  create(token: string, transactions: number): Promise<Account>;
  /** Deletes the data of an account and creates it again under the same number, with default settings and a new history. */
  reset(token: string, transactions: number): Promise<Account>;
  /** Changes the given settings of an account, at once and permanently. */
  change(account: Account, settings: Partial<AccountSettings>): Promise<Account>;
}

/** Writes the history of a new account: `count` transactions that end at `now`, some of them with the partner accounts. */
export type FillHistory = (tx: TransactionSql, account: Account, count: number, now: Date, partners: readonly Partner[]) => Promise<void>;

/** Accounts, cached by token. The cache is safe because no other process changes them. */
export function createAccounts(sql: Sql, clock: Clock, fillHistory: FillHistory): Accounts {
  const cache = new Map<string, Promise<Account>>();

  const load = (token: string, transactions: number) => {
    const account = cache.get(token) ?? findOrCreate(sql, clock, fillHistory, token, transactions);
    cache.set(token, account);
    account.catch(() => cache.delete(token));
    return account;
  };

  return {
    find: async (token) => cache.get(token) ?? (tokenText.safeParse(token).success ? load(token, 0) : null),
    create: (token, transactions) => load(token, transactions),
    async reset(token, transactions) {
      const { id } = await load(token, 0);
      const created = createAndAnalyze(sql, transactions, async (tx) => {
        await deleteAccount(tx, id);
        return createAccount(tx, clock, fillHistory, token, transactions, id);
      });
      cache.set(token, created);
      created.catch(() => cache.delete(token));
      return created;
    },
    async change(account, settings) {
      const changed = { ...account, settings: accountSettings.parse({ ...account.settings, ...settings }) };
      await sql`update accounts set settings = ${sql.json(changed.settings)} where id = ${account.id}`;
      cache.set(account.token, Promise.resolve(changed));
      return changed;
    },
  };
}

async function findOrCreate(sql: Sql, clock: Clock, fillHistory: FillHistory, token: string, transactions: number): Promise<Account> {
  const [found] = await sql<Account[]>`select id, token, number, name, document, settings from accounts where token = ${token}`;
  if (found) return { ...found, settings: accountSettings.parse(found.settings) };
  return createAndAnalyze(sql, transactions, (tx) => createAccount(tx, clock, fillHistory, token, transactions));
}

/**
 * From this number of transactions on the tables are analyzed at once: without statistics PostgreSQL picks slow plans until autovacuum
 * runs.
 */
const analyzeFrom = 10_000;

/** Creates an account. After a long history it also updates the statistics and the visibility map, which index-only scans need. */
async function createAndAnalyze(sql: Sql, transactions: number, create: (tx: TransactionSql) => Promise<Account>): Promise<Account> {
  const account = await sql.begin(create);
  if (transactions >= analyzeFrom) await sql`vacuum (analyze) transactions, names`;
  return account;
}

async function createAccount(
  tx: TransactionSql,
  clock: Clock,
  fillHistory: FillHistory,
  token: string,
  transactions: number,
  id?: number,
): Promise<Account> {
  const account = await openAccount(tx, token, clock.iso(), id);
  if (!account) throw new Error(`the account of ${token} was not created`);
  const partners = transactions === 0 ? [] : await partnerAccounts(tx, clock.iso());
  const others = partners.filter((partner) => partner.number !== account.number);
  await fillHistory(tx, account, transactions, clock.now(), others);
  return account;
}

/** Deletes an account and its rows in every table that has an `account_id` column. */
async function deleteAccount(tx: TransactionSql, id: number): Promise<void> {
  const tables = await tx<{ name: string }[]>`
    select table_name as name from information_schema.columns where table_schema = current_schema and column_name = 'account_id'`;
  for (const { name } of tables) await tx`delete from ${tx(name)} where account_id = ${id}`;
  await tx`delete from accounts where id = ${id}`;
}
