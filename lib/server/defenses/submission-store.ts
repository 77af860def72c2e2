import 'server-only';
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { SendingState } from '@/lib/contracts/office/infractions/sent-defenses';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { type Problem, problem } from '@/lib/contracts/problem/problem';
import type { Database } from '@/lib/server/database/database';
import { defenseDrafts, sentDefenses } from '@/lib/server/database/infractions-schema';
import { staff } from '@/lib/server/database/schema';
import { isUniqueViolation } from '@/lib/server/database/unique-violation';

export type SubmissionRow = typeof sentDefenses.$inferSelect;

type NewSubmission = Pick<SubmissionRow, 'infractionId' | 'key' | 'text' | 'files' | 'staffId' | 'createdAt'>;

/** Inserts a submission before anything is sent. Null when its key exists; SVB409 while the outcome of another one is open. */
export async function openSubmission(db: Database, opening: NewSubmission, overAt: Date): Promise<SubmissionRow | null> {
  try {
    const [row] = await db
      .insert(sentDefenses)
      .values({ ...opening, state: 'sending', nextReadAt: overAt })
      .onConflictDoNothing({ target: sentDefenses.key })
      .returning();
    return row ?? null;
  } catch (error) {
    if (isUniqueViolation(error)) throw problem({ statusCode: 409, errorCode: ownCodes.conflict });
    throw error;
  }
}

export async function submissionByKey(db: Database, key: string): Promise<SubmissionRow | null> {
  const [row] = await db.select().from(sentDefenses).where(eq(sentDefenses.key, key));
  return row ?? null;
}

export function submissionsOf(db: Database, infractionId: string) {
  return db
    .select({ row: sentDefenses, name: staff.name })
    .from(sentDefenses)
    .innerJoin(staff, eq(staff.id, sentDefenses.staffId))
    .where(eq(sentDefenses.infractionId, infractionId))
    .orderBy(desc(sentDefenses.createdAt));
}

/** Stores which defenses the service had before, to recognise a new one. SVB409 when the row was given up meanwhile. */
export async function storeStateBefore(db: Database, id: string, before: string[]): Promise<SubmissionRow> {
  const [row] = await db
    .update(sentDefenses)
    .set({ before })
    .where(and(eq(sentDefenses.id, id), eq(sentDefenses.state, 'sending')))
    .returning();
  if (!row) throw problem({ statusCode: 409, errorCode: ownCodes.conflict });
  return row;
}

/** Deletes a submission that was never sent. */
export async function withdrawSubmission(db: Database, id: string): Promise<void> {
  await db.delete(sentDefenses).where(and(eq(sentDefenses.id, id), eq(sentDefenses.state, 'sending')));
}

interface SubmissionChange {
  readonly state: SendingState;
  readonly defenseId?: string | null;
  readonly problem?: Problem | null;
  readonly nextReadAt: Date | null;
}

/**
 * Changes the state while the outcome is open; returns the current row, and whether this call changed it. On success the draft is replaced
 * by what was sent.
 */
export async function transitionSubmission(
  db: Database,
  id: string,
  change: SubmissionChange,
  now: Date,
): Promise<{ row: SubmissionRow; moved: boolean }> {
  return db.transaction(async (tx) => {
    const settled = change.state !== 'unknown';
    const [row] = await tx
      .update(sentDefenses)
      .set({ ...change, settledAt: settled ? now : null })
      .where(and(eq(sentDefenses.id, id), inArray(sentDefenses.state, ['sending', 'unknown'])))
      .returning();
    if (row && row.state === 'sent') await tx.delete(defenseDrafts).where(eq(defenseDrafts.infractionId, row.infractionId));
    if (row) return { row, moved: true };
    const [present] = await tx.select().from(sentDefenses).where(eq(sentDefenses.id, id));
    if (!present) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
    return { row: present, moved: false };
  });
}

const leaseMs = 30_000;

/** Takes the submissions whose outcome is due for lookup; each goes to one instance. */
export async function claimDueSubmissions(db: Database, now: Date, max: number): Promise<SubmissionRow[]> {
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: sentDefenses.id })
        .from(sentDefenses)
        .where(lte(sentDefenses.nextReadAt, now))
        .orderBy(sentDefenses.nextReadAt)
        .limit(max)
        .for('update', { skipLocked: true }),
    );
  return db
    .with(due)
    .update(sentDefenses)
    .set({ nextReadAt: new Date(now.getTime() + leaseMs), reads: sql`${sentDefenses.reads} + 1` })
    .where(inArray(sentDefenses.id, sql`(select id from ${due})`))
    .returning();
}
