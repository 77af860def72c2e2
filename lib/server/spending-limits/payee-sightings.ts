import 'server-only';
import { eq } from 'drizzle-orm';
import type { Holder } from '@/lib/contracts/shape/holder.shape';
import { payeeSightings } from '@/lib/server/database/approvals-schema';
import type { Statements } from '@/lib/server/database/database';
import type { Services } from '@/lib/server/services';
import { limitPayeeOf } from './limited-request';

/** Remembers when a payee was first looked up, by a hash alone: the wait before a first payment counts from then. */
export async function rememberSighting(key: string | null, holder: Holder | null, { db, environment, now }: Services): Promise<void> {
  await db
    .insert(payeeSightings)
    .values({ payee: limitPayeeOf(key, holder, environment), firstSeenAt: now() })
    .onConflictDoNothing();
}

/** When a payee was first looked up; null when that was never, or so long ago that it is forgotten. */
export async function firstSeen(db: Statements, payee: string): Promise<Date | null> {
  const [row] = await db.select().from(payeeSightings).where(eq(payeeSightings.payee, payee));
  return row?.firstSeenAt ?? null;
}
