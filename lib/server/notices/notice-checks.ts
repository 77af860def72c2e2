import 'server-only';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database, Statements } from '@/lib/server/database/database';
import { noticeChecks } from '@/lib/server/database/schema/notices-schema';
import { operations } from '@/lib/server/database/schema/schema';
import { claimedDue } from '@/lib/server/database/turns/claimed-due';

/** What a callback may be news of. People are told once the transaction was read at the service: nothing in a body is trusted. */
export type CallbackNews = 'paid' | 'sent' | 'refund-failed';

interface ParsedCallback {
  readonly transactionId: string | null;
  readonly clientReference: string | null;
  readonly news: CallbackNews | null;
}

/**
 * Notes that a transaction is to be read because there may be something to tell of it. Of a payment only where its charge was made here: a
 * merchant's own charges are paid by the thousand, and nobody is told of those.
 */
export async function checkForNotices(db: Statements, { transactionId, clientReference, news }: ParsedCallback, now: Date): Promise<void> {
  if (transactionId === null || news === null) return;
  if (news === 'paid') {
    const isIt = [eq(operations.transactionId, transactionId), ...(clientReference ? [eq(operations.reference, clientReference)] : [])];
    const [made] = await db
      .select({ id: operations.id })
      .from(operations)
      .where(and(eq(operations.kind, 'charges.create'), or(...isIt)))
      .limit(1);
    if (!made) return;
  }
  await db
    .insert(noticeChecks)
    .values({ transactionId, nextAt: now })
    .onConflictDoUpdate({ target: noticeChecks.transactionId, set: { nextAt: now, tries: 0 } });
}

export interface NoticeCheck {
  readonly transactionId: string;
  readonly tries: number;
  /** Until when it is this instance's; also by which it is known again afterwards. */
  readonly nextAt: Date;
}

/** Takes due checks until `until`. Any instance may; each goes to one. */
export function claimChecks(db: Database, now: Date, until: Date, max: number): Promise<NoticeCheck[]> {
  return db
    .update(noticeChecks)
    .set({ nextAt: until, tries: sql`${noticeChecks.tries} + 1` })
    .where(claimedDue({ id: noticeChecks.transactionId, dueAt: noticeChecks.nextAt }, now, max))
    .returning();
}

const isStill = ({ transactionId, nextAt }: NoticeCheck) =>
  and(eq(noticeChecks.transactionId, transactionId), eq(noticeChecks.nextAt, nextAt));

/** Ends a check; one that a callback has renewed meanwhile stays due. */
export async function endCheck(db: Statements, check: NoticeCheck): Promise<void> {
  await db.delete(noticeChecks).where(isStill(check));
}

/** Puts a check off that could not be made; one that a callback has renewed meanwhile stays due. */
export async function postponeCheck(db: Statements, check: NoticeCheck, nextAt: Date): Promise<void> {
  await db.update(noticeChecks).set({ nextAt }).where(isStill(check));
}
