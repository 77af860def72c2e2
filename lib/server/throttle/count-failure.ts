import 'server-only';
import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { passwordFailures } from '@/lib/server/database/schema/throttle-schema';
import { type FailureKey, type FailureKeys, forgottenAfterSeconds } from './failure-keys';

/** The delay doubles with each failure up to this, and after `severeAfter` to the longest one of the key. */
const usualLongestSeconds = 60;
const severeAfter = 10;

/** What an attempt was counted under, so that a right password can take it back. */
export interface CountedTry {
  /** Recent wrong passwords of the account from anywhere, this attempt included. */
  readonly accountFailures: number;
  /** Besides the place, which a right password clears. */
  readonly counted: readonly FailureKey[];
}

type Counting = Pick<Database, 'insert' | 'select'>;

class MustWait extends Error {
  constructor(readonly seconds: number) {
    super('must wait');
  }
}

/**
 * Counts an attempt as failed before its password is checked, each key with one row-locking statement: concurrent attempts see each other.
 * Returns the seconds to wait instead where a key demands it; nothing is counted then, so that only checked passwords cause delays.
 */
export async function countFailure(db: Database, keys: FailureKeys, now: Date): Promise<CountedTry | { readonly waitSeconds: number }> {
  try {
    return await db.transaction(async (tx) => {
      // Always in this order, so that two attempts with shared keys cannot deadlock.
      const atPlace = await countOne(tx, keys.place, 1, now);
      const accountFailures = await countOne(tx, keys.account, 1, now);
      const isFirst = atPlace === 1;
      if (keys.network) await countOne(tx, keys.network, isFirst ? 1 : 0, now);
      return { accountFailures, counted: [keys.account, ...(keys.network && isFirst ? [keys.network] : [])] };
    });
  } catch (error) {
    if (error instanceof MustWait) return { waitSeconds: error.seconds };
    throw error;
  }
}

/** Takes back an attempt whose password was right. Earlier failures keep their delay. */
export async function takeBack(db: Database, { counted }: CountedTry, now: Date): Promise<void> {
  for (const { key, freeTries } of counted) {
    const left = sql`greatest(0, ${passwordFailures.failures} - 1)`;
    const retryAt = sql`case when ${left} < ${freeTries}::int then ${now.toISOString()}::timestamptz else ${passwordFailures.retryAt} end`;
    await db.update(passwordFailures).set({ failures: left, retryAt }).where(eq(passwordFailures.key, key));
  }
}

/** Deletes the count of one place. */
export async function forgetFailures(db: Database, { key }: FailureKey): Promise<void> {
  await db.delete(passwordFailures).where(eq(passwordFailures.key, key));
}

/** Deletes counts that delay nobody any more. */
export async function sweepPasswordFailures(db: Database, now: Date): Promise<void> {
  await db.delete(passwordFailures).where(lte(passwordFailures.at, forgottenBefore(now)));
}

async function countOne(tx: Counting, { key, freeTries, longestSeconds, holds }: FailureKey, weight: 0 | 1, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const before = sql`case when ${passwordFailures.at} <= ${forgottenBefore(now).toISOString()}::timestamptz then 0 else ${passwordFailures.failures} end`;
  const failures = sql`(${before}) + ${weight}::int`;
  const retryAt = sql`${at} + make_interval(secs => case
    when ${failures} < ${freeTries}::int then 0
    when ${failures} >= ${severeAfter}::int and ${longestSeconds}::int > ${usualLongestSeconds}::int then ${longestSeconds}::int
    else least(${usualLongestSeconds}::int, 2 ^ least(10, ${failures} - ${freeTries}::int + 1)) end)`;
  const [row] = await tx
    .insert(passwordFailures)
    .values({ key, failures: weight, at: now, retryAt: now })
    .onConflictDoUpdate({
      target: passwordFailures.key,
      set: { failures, at: now, retryAt: weight === 0 ? sql`${passwordFailures.retryAt}` : retryAt },
      setWhere: holds ? lte(passwordFailures.retryAt, now) : undefined,
    })
    .returning({ failures: passwordFailures.failures });
  if (row) return row.failures;
  const [held] = await tx.select({ retryAt: passwordFailures.retryAt }).from(passwordFailures).where(eq(passwordFailures.key, key));
  throw new MustWait(Math.max(1, Math.ceil(((held?.retryAt.getTime() ?? 0) - now.getTime()) / 1000)));
}

const forgottenBefore = (now: Date) => new Date(now.getTime() - forgottenAfterSeconds * 1000);
