import 'server-only';
import { count, eq, sum } from 'drizzle-orm';
import { draftQuota } from '@/lib/contracts/pix/infractions/defenses';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { defenseDraftFiles, defenseDrafts } from '@/lib/server/database/schema/infractions-schema';
import type { Transaction } from '@/lib/server/database/turns/in-turn-of';

/** Throws SVB435 when a person has too many drafts. Counted while their changes are locked, the new one included. */
export async function requireRoomForDrafts(tx: Transaction, staffId: string): Promise<void> {
  const [begun] = await tx.select({ count: count() }).from(defenseDrafts).where(eq(defenseDrafts.createdBy, staffId));
  if (begun && begun.count > draftQuota.drafts) throw full();
}

/** Throws SVB435 when the files in a person's drafts would exceed their limit in bytes. */
export async function requireRoomForFile(tx: Transaction, staffId: string, size: number): Promise<void> {
  const [added] = await tx
    .select({ bytes: sum(defenseDraftFiles.size).mapWith(Number) })
    .from(defenseDraftFiles)
    .where(eq(defenseDraftFiles.addedBy, staffId));
  if ((added?.bytes ?? 0) + size > draftQuota.bytes) throw full();
}

function full() {
  return problem({ statusCode: 409, errorCode: ownCodes.draftQuotaReached });
}
