import type { Clock } from '@/sandbox/clock';
import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import type { Partner } from '@/sandbox/fake-data/partners';
import type { Account } from './account';
import { forgetAccount } from './delete-account';
import { openAccount } from './open-account';
import { partnerAccounts } from './partner-accounts';
import { type AccountSettings, accountSettings } from './settings';
import { tokenText } from './token';

export interface Accounts {
  /** The account of a token, made on first use; null when the token is none of the sandbox's. */
  find(token: string): Promise<Account | null>;
  /** Makes an account with a history of so many transactions. Does nothing to one that exists. */
  create(token: string, transactions: number): Promise<Account>;
  /** Makes an account anew under its number, with the settings of a new one and a history of so many transactions. */
  reset(token: string, transactions: number): Promise<Account>;
  /** Changes what is given of an account's settings, at once and for good. */
  change(account: Account, settings: Partial<AccountSettings>): Promise<Account>;
}

/** Writes the history of a new account: `count` transactions that end at `now`, some of them with the partner accounts. */
export type FillHistory = (tx: TransactionSql, account: Account, count: number, now: Date, partners: readonly Partner[]) => Promise<void>;

/** Keeps the accounts it has seen: this process is the only one that changes them. */
export function createAccounts(sql: Sql, clock: Clock, fillHistory: FillHistory): Accounts {
  const known = new Map<string, Promise<Account>>();

  const load = (token: string, transactions: number) => {
    const found = known.get(token) ?? findOrCreate(sql, clock, fillHistory, token, transactions);
    known.set(token, found);
    found.catch(() => known.delete(token));
    return found;
  };

  return {
    find: async (token) => known.get(token) ?? (tokenText.safeParse(token).success ? load(token, 0) : null),
    create: (token, transactions) => load(token, transactions),
    async reset(token, transactions) {
      const { id } = await load(token, 0);
      const renewed = createAndAnalyze(sql, transactions, async (tx) => {
        await forgetAccount(tx, id);
        return createAccount(tx, clock, fillHistory, token, transactions, id);
      });
      known.set(token, renewed);
      renewed.catch(() => known.delete(token));
      return renewed;
    },
    async change(account, settings) {
      const changed = { ...account, settings: accountSettings.parse({ ...account.settings, ...settings }) };
      await sql`update accounts set settings = ${sql.json(changed.settings)} where id = ${account.id}`;
      known.set(account.token, Promise.resolve(changed));
      return changed;
    },
  };
}

async function findOrCreate(sql: Sql, clock: Clock, fillHistory: FillHistory, token: string, transactions: number): Promise<Account> {
  const [found] = await sql<Account[]>`select id, token, number, name, document, settings from accounts where token = ${token}`;
  if (found) return { ...found, settings: accountSettings.parse(found.settings) };
  return createAndAnalyze(sql, transactions, (tx) => createAccount(tx, clock, fillHistory, token, transactions));
}

/** A past of so many leaves plans with nothing to go by until the database has looked at it, which it does within minutes by itself. */
const long = 10_000;

/** After a long past plans know what is there, and indexes answer by themselves. */
async function createAndAnalyze(sql: Sql, transactions: number, create: (tx: TransactionSql) => Promise<Account>): Promise<Account> {
  const account = await sql.begin(create);
  if (transactions >= long) await sql`vacuum (analyze) transactions, names`;
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
  if (!account) throw new Error(`the account of ${token} was not made`);
  const partners = transactions === 0 ? [] : await partnerAccounts(tx, clock.iso());
  const others = partners.filter((partner) => partner.number !== account.number);
  await fillHistory(tx, account, transactions, clock.now(), others);
  return account;
}
