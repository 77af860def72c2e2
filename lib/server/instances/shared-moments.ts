import 'server-only';
import { and, eq, gt, inArray, lte, max, or, sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { sharedMoments } from '@/lib/server/database/schema/instances-schema';

/** `job:` what one instance does for all; the others are facts that concern all. */
export type MomentName =
  | `job:${string}`
  | 'account-blocked'
  | 'backup-made'
  | 'deliveries-counted'
  | 'deliveries-counted-from'
  | 'queue-changed'
  | 'resend-called';

/** More than clocks of instances differ by: a turn that lies so far ahead was taken by a clock that was wrong, and is over. */
const maxAheadMs = 60_000;

/**
 * Takes the turn of `name` if `intervalMs` have passed since the last one. Of several instances one is told yes. A clock that was set back does not
 * hold up what another time was noted for.
 */
export async function takeTurn(db: Database, name: MomentName, now: Date, intervalMs: number): Promise<boolean> {
  const before = new Date(now.getTime() - intervalMs);
  const ahead = new Date(now.getTime() + maxAheadMs);
  const taken = await db
    .insert(sharedMoments)
    .values({ name, at: now })
    .onConflictDoUpdate({
      target: sharedMoments.name,
      set: { at: now },
      setWhere: or(lte(sharedMoments.at, before), gt(sharedMoments.at, ahead)),
    })
    .returning({ name: sharedMoments.name });
  return taken.length > 0;
}

/** Notes when something happened; an earlier moment never replaces a later one. */
export async function noteMoment(db: Database, name: MomentName, at: Date): Promise<void> {
  const later = sql`greatest(${sharedMoments.at}, excluded.at)`;
  await db
    .insert(sharedMoments)
    .values({ name, at })
    .onConflictDoUpdate({ target: sharedMoments.name, set: { at: later } });
}

/** Takes a moment away that was not after `until`. */
export async function clearMoment(db: Database, name: MomentName, until: Date): Promise<void> {
  await db.delete(sharedMoments).where(and(eq(sharedMoments.name, name), lte(sharedMoments.at, until)));
}

/** The latest of these moments, or null. */
export async function momentOf(db: Database, ...names: readonly MomentName[]): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(sharedMoments.at) })
    .from(sharedMoments)
    .where(inArray(sharedMoments.name, [...names]));
  return row?.at ?? null;
}
