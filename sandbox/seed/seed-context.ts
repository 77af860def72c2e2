import type { Account } from '@/sandbox/accounts/account';
import { cashInFee, cashOutFee, type FeeRule } from '@/sandbox/accounts/fees';
import { ownInstitution } from '@/sandbox/accounts/merchant';
import type { Units } from '@/sandbox/money';
import type { Partner } from './partners';
import { company, type Party, person } from './people';
import type { Random } from './random';

/** What the makers of a history share while they write it, oldest transaction first. */
export interface SeedContext {
  readonly account: Account;
  readonly random: Random;
  /** The end of the history, in milliseconds. Nothing in it may lie later. */
  readonly now: number;
  readonly customers: readonly Party[];
  readonly suppliers: readonly Party[];
  readonly partners: readonly Partner[];
  readonly depositFee: FeeRule;
  readonly withdrawalFee: FeeRule;
  /** The money that can be moved after everything so far. */
  available: Units;
  /** Numbers already given to orders and invoices. */
  orders: number;
  invoices: number;
  /** Disputes that are still open. */
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

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Somebody out of a group in which a few come often. */
export function regular(parties: readonly Party[], random: Random): Party {
  const party = parties[Math.floor(random.next() ** 2 * parties.length)];
  if (!party) throw new RangeError('nobody to pick from');
  return party;
}

/** A transaction id of the service: a word, the moment, a tail. Nobody may read anything out of it. */
export function transactionId(milliseconds: number, random: Random): string {
  return `lapacho${milliseconds}${random.letters(8)}`;
}

export const asPayer = ({ name, document, bank }: Party) => ({
  payerName: name,
  payerDocument: document,
  payerInstitutionIspb: bank.ispb,
  payerInstitutionName: bank.name,
});

export const asReceiver = ({ name, document, bank }: Party) => ({
  receiverName: name,
  receiverDocument: document,
  receiverInstitutionIspb: bank.ispb,
  receiverInstitutionName: bank.name,
});

/** The merchant as the other side sees it. */
export function merchantParty({ name, document }: Account): Party {
  return { name, document, email: '', bank: ownInstitution };
}
