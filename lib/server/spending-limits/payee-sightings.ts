import 'server-only';
import { eq, inArray, min } from 'drizzle-orm';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import type { Statements } from '@/lib/server/database/database';
import { payeeSightings } from '@/lib/server/database/schema/approvals-schema';
import { operations } from '@/lib/server/database/schema/schema';
import type { Services } from '@/lib/server/services';
import { limitPayeeOf } from './limited-request';

/**
 * Remembers when a payee was first looked up, by a hash alone: the wait before a first payment counts from then. What is stored under the
 * hash of an older key moves to that of the current one, so that a payee who is still looked up stays known when the older key is dropped.
 */
export async function rememberSighting(key: string | null, holder: Holder | null, { db, environment, now }: Services): Promise<void> {
  const hashes = limitPayeeOf(key, holder, environment);
  const [payee, ...older] = hashes;
  const firstSeenAt = older.length === 0 ? now() : ((await firstSeen(db, hashes)) ?? now());
  await db.insert(payeeSightings).values({ payee, firstSeenAt }).onConflictDoNothing();
  for (const hash of older) {
    await db.update(operations).set({ payee }).where(eq(operations.payee, hash));
    await db.update(operations).set({ limitPayee: payee }).where(eq(operations.limitPayee, hash));
  }
}

/** When a payee was first looked up; null when that was never, or so long ago that it is forgotten. */
export async function firstSeen(db: Statements, payees: readonly string[]): Promise<Date | null> {
  const [row] = await db
    .select({ at: min(payeeSightings.firstSeenAt) })
    .from(payeeSightings)
    .where(inArray(payeeSightings.payee, [...payees]));
  return row?.at ?? null;
}
