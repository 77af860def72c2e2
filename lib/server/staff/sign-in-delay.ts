import 'server-only';
import { createHash } from 'node:crypto';
import { and, count, eq, gt, lte, max, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@/lib/server/database/database';
import { signInFailures } from '@/lib/server/database/schema';

const windowMinutes = 15;
const free = { account: 3, address: 10 };
/** Long enough to stop guessing, short enough that nobody can lock a colleague out for good. */
const longestSeconds = 60;

/** Which account name was typed, without keeping it: known and unknown names look the same. */
export function accountHash(email: string): Buffer {
  return createHash('sha256').update(email.trim().toLowerCase()).digest();
}

/**
 * Counts a try as failed before its password is looked at, so that tries made at the same time see one another; a success
 * takes it back with `forgetSignInFailures`. Answers the seconds until this account name and this address may try, 0 when
 * they may now; a try that must wait leaves no mark. The wait doubles with each failure.
 */
export async function countSignInTry(db: Database, account: Buffer, address: string | null, now: Date): Promise<number> {
  const [own] = await db.insert(signInFailures).values({ accountHash: account, address, at: now }).returning({ id: signInFailures.id });
  const others = own ? ne(signInFailures.id, own.id) : undefined;
  const byAccount = await waitFor(db, signInFailures.accountHash, account, { freeTries: free.account, others, now });
  const byAddress = address === null ? 0 : await waitFor(db, signInFailures.address, address, { freeTries: free.address, others, now });
  const seconds = Math.max(byAccount, byAddress);
  if (own && seconds > 0) await db.delete(signInFailures).where(eq(signInFailures.id, own.id));
  return seconds;
}

interface Counting {
  readonly freeTries: number;
  readonly others: SQL | undefined;
  readonly now: Date;
}

async function waitFor(db: Database, column: PgColumn, value: Buffer | string, { freeTries, others, now }: Counting): Promise<number> {
  const [seen] = await db
    .select({ failures: count(), last: max(signInFailures.at) })
    .from(signInFailures)
    .where(and(eq(column, value), gt(signInFailures.at, since(now)), others));
  if (!seen?.last || seen.failures < freeTries) return 0;
  const delay = Math.min(longestSeconds, 2 ** (seen.failures - freeTries + 1));
  return Math.max(0, Math.ceil(delay - (now.getTime() - seen.last.getTime()) / 1000));
}

/** Failures before then no longer make anybody wait. */
const since = (now: Date) => new Date(now.getTime() - windowMinutes * 60_000);

export async function forgetSignInFailures(db: Database, account: Buffer): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.accountHash, account));
}

export async function sweepSignInFailures(db: Database, now: Date): Promise<void> {
  await db.delete(signInFailures).where(lte(signInFailures.at, since(now)));
}
