import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Statements } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema/schema';
import { chargeLinks } from '@/lib/server/database/schema/team-records-schema';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { hashOfToken, storedTokenOf, tokenOf } from './charge-link-token';

/** A link as its makers see it. */
export interface ChargeLink {
  readonly token: string;
  readonly createdAt: Date;
  readonly staff: string;
}

const present = (chargeId: string) => and(eq(chargeLinks.chargeId, chargeId), isNull(chargeLinks.removedAt));

/** The link of a charge; null where there is none, and where the key that made it is gone. */
export async function linkOf(db: Statements, chargeId: string, keys: EncryptionKeys): Promise<ChargeLink | null> {
  const [row] = await db
    .select({ id: chargeLinks.id, tokenHash: chargeLinks.tokenHash, createdAt: chargeLinks.createdAt, staff: staff.name })
    .from(chargeLinks)
    .innerJoin(staff, eq(staff.id, chargeLinks.staffId))
    .where(present(chargeId));
  const token = row ? storedTokenOf(row, keys) : null;
  return row && token !== null ? { token, createdAt: row.createdAt, staff: row.staff } : null;
}

/** Makes the link of a charge, or returns the present one: two people who ask at once get the same. */
export async function makeLink(
  db: Database,
  { chargeId, staffId }: { readonly chargeId: string; readonly staffId: string },
  keys: EncryptionKeys,
  now: Date,
): Promise<ChargeLink> {
  return db.transaction(async (tx) => {
    const id = randomUUID();
    const values = { id, chargeId, staffId, tokenHash: hashOfToken(tokenOf(id, keys)), createdAt: now };
    // A row of another request that is not yet committed is waited for.
    const made = await tx.insert(chargeLinks).values(values).onConflictDoNothing().returning({ id: chargeLinks.id });
    const link = await linkOf(tx, chargeId, keys);
    if (link !== null) return link;
    if (made.length > 0) throw new Error('a link cannot be read that was just made');
    // Nobody can show the present one any more, so another takes its place.
    await tx.update(chargeLinks).set({ removedAt: now }).where(present(chargeId));
    await tx.insert(chargeLinks).values(values);
    const replaced = await linkOf(tx, chargeId, keys);
    if (replaced === null) throw new Error('a link cannot be read that was just made');
    return replaced;
  });
}

/** Takes a link back. False where there is none. */
export async function removeLink(db: Statements, chargeId: string, now: Date): Promise<boolean> {
  const removed = await db.update(chargeLinks).set({ removedAt: now }).where(present(chargeId)).returning({ id: chargeLinks.id });
  return removed.length > 0;
}
