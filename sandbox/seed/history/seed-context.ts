import type { Account } from '@/sandbox/accounts/account';
import { cashInFee, cashOutFee, type FeeRule } from '@/sandbox/accounts/fees';
import type { Partner } from '@/sandbox/fake-data/partners';
import { company, type Party, person } from '@/sandbox/fake-data/people';
import type { Random } from '@/sandbox/fake-data/random';
import type { Units } from '@/sandbox/money/units';

/** Shared state of the generators of a history, which run in order of time. */
export interface SeedContext {
  readonly account: Account;
  readonly random: Random;
  /** The end of the history, in milliseconds. No event is later. */
  readonly now: number;
  readonly customers: readonly Party[];
  readonly suppliers: readonly Party[];
  readonly partners: readonly Partner[];
  readonly depositFee: FeeRule;
  readonly withdrawalFee: FeeRule;
  /** The available balance after all events so far. */
  available: Units;
  /** The last used numbers of orders and invoices. */
  orders: number;
  invoices: number;
  /** Number of open disputes so far. */
  disputes: number;
}

export function createSeedContext(account: Account, count: number, now: Date, partners: readonly Partner[], random: Random): SeedContext {
  const people = Math.min(50_000, Math.max(20, Math.floor(count / 6)));
  return {
    account,
    random,
    now: now.getTime(),
    customers: Array.from({ length: people }, () => (random.chance(0.88) ? person(random) : company(random))),
    suppliers: Array.from({ length: 40 }, () => (random.chance(0.85) ? company(random) : person(random))),
    partners,
    depositFee: cashInFee(account.settings),
    withdrawalFee: cashOutFee(account.settings),
    available: 0n,
    orders: 10_000,
    invoices: 5_000,
    disputes: 0,
  };
}

/** A random party of a group in which a few occur often. */
export function regular(parties: readonly Party[], random: Random): Party {
  const party = parties[Math.floor(random.next() ** 2 * parties.length)];
  if (!party) throw new RangeError('nobody to pick from');
  return party;
}
