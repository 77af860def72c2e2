import 'server-only';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Statements } from '@/lib/server/database/database';
import { approvalFiles, approvals } from '@/lib/server/database/schema/approvals-schema';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { approvalFields } from './at-rest/fields';

type ApprovalRow = Pick<typeof approvals.$inferSelect, 'id' | 'shown' | 'stale'>;

const batch = 100;

/** Removes the people from every approval that a condition names, in batches, and its files, in which they are named. What was approved, for how much and by whom stays. */
export async function removeApprovalNames(db: Statements, which: SQL | undefined, keys: EncryptionKeys, now: Date): Promise<void> {
  const { id, shown, stale } = approvals;
  for (;;) {
    const rows = await db
      .select({ id, shown, stale })
      .from(approvals)
      .where(and(which, isNull(approvals.namesRemovedAt)))
      .limit(batch);
    for (const row of rows) await removeNames(db, row, keys, now);
    if (rows.length < batch) return;
  }
}

async function removeNames(db: Statements, row: ApprovalRow, keys: EncryptionKeys, now: Date): Promise<void> {
  const { id } = row;
  const before = approvalFields.shown.decrypt(row.shown, id, keys);
  const shown = { ...before, payTo: null, description: null, files: before.files?.map((file) => ({ ...file, name: '' })) };
  const stale = approvalFields.stale.decrypt(row.stale, id, keys);
  await db
    .update(approvals)
    .set({
      holder: null,
      holderBefore: null,
      shown: approvalFields.shown.encrypt(shown, id, keys),
      // What differed may be the name of the new holder.
      stale: approvalFields.stale.encrypt(stale && { ...stale, now: stale.reason === 'holder' ? '' : stale.now }, id, keys),
      namesRemovedAt: now,
    })
    .where(eq(approvals.id, id));
  await db.delete(approvalFiles).where(eq(approvalFiles.approvalId, id));
}
