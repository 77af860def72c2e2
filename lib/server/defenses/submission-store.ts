import 'server-only';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { SendingState } from '@/lib/contracts/office/infractions/sent-defenses';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { type Problem, problem } from '@/lib/contracts/problem/problem';
import type { Database } from '@/lib/server/database/database';
import { defenseDrafts, sentDefenses } from '@/lib/server/database/schema/infractions-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { claimedDue } from '@/lib/server/database/turns/claimed-due';
import { isUniqueViolation } from '@/lib/server/database/unique-violation';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { sentDefenseFields } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';

type StoredSubmission = typeof sentDefenses.$inferSelect;

interface Sent {
  readonly text: string;
  readonly files: { name: string; mimeType: string; size: number; sha256: string }[];
  /** The defenses the service had before this one. */
  readonly before: string[] | null;
}

/** A submission, with what was sent in the clear. */
export type SubmissionRow = Omit<StoredSubmission, keyof Sent> & Sent;

type Store = Pick<Services, 'db' | 'environment'>;

function opened(row: StoredSubmission, keys: EncryptionKeys): SubmissionRow {
  const { key, text, files, before } = row;
  return {
    ...row,
    text: sentDefenseFields.text.decrypt(text, key, keys),
    files: sentDefenseFields.files.decrypt(files, key, keys),
    before: sentDefenseFields.before.decrypt(before, key, keys),
  };
}

type NewSubmission = Pick<SubmissionRow, 'infractionId' | 'key' | 'text' | 'files' | 'staffId' | 'createdAt'>;

/** Inserts a submission before anything is sent. Null when its key exists; SVB409 while the outcome of another one is open. */
export async function openSubmission({ db, environment }: Store, opening: NewSubmission, overAt: Date): Promise<SubmissionRow | null> {
  const { key, text, files } = opening;
  const encrypted = {
    text: sentDefenseFields.text.encrypt(text, key, environment),
    files: sentDefenseFields.files.encrypt(files, key, environment),
  };
  try {
    const [row] = await db
      .insert(sentDefenses)
      .values({ ...opening, ...encrypted, state: 'sending', nextReadAt: overAt })
      .onConflictDoNothing({ target: sentDefenses.key })
      .returning();
    return row ? opened(row, environment) : null;
  } catch (error) {
    if (isUniqueViolation(error)) throw problem({ statusCode: 409, errorCode: ownCodes.conflict });
    throw error;
  }
}

export async function submissionByKey({ db, environment }: Store, key: string): Promise<SubmissionRow | null> {
  const [row] = await db.select().from(sentDefenses).where(eq(sentDefenses.key, key));
  return row ? opened(row, environment) : null;
}

export async function submissionsOf({ db, environment }: Store, infractionId: string) {
  const rows = await db
    .select({ row: sentDefenses, name: staff.name })
    .from(sentDefenses)
    .innerJoin(staff, eq(staff.id, sentDefenses.staffId))
    .where(eq(sentDefenses.infractionId, infractionId))
    .orderBy(desc(sentDefenses.createdAt));
  return rows.map(({ row, name }) => ({ row: opened(row, environment), name }));
}

/** Stores which defenses the service had before, to recognise a new one. SVB409 when the row was given up meanwhile. */
export async function storeStateBefore(
  { db, environment }: Store,
  { id, key }: Pick<SubmissionRow, 'id' | 'key'>,
  before: string[],
): Promise<SubmissionRow> {
  const [row] = await db
    .update(sentDefenses)
    .set({ before: sentDefenseFields.before.encrypt(before, key, environment) })
    .where(and(eq(sentDefenses.id, id), eq(sentDefenses.state, 'sending')))
    .returning();
  if (!row) throw problem({ statusCode: 409, errorCode: ownCodes.conflict });
  return opened(row, environment);
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
  { db, environment }: Store,
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
    if (row) return { row: opened(row, environment), moved: true };
    const [present] = await tx.select().from(sentDefenses).where(eq(sentDefenses.id, id));
    if (!present) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
    return { row: opened(present, environment), moved: false };
  });
}

const leaseMs = 30_000;

/** Takes the submissions whose outcome is due for lookup; each goes to one instance. */
export async function claimDueSubmissions({ db, environment }: Store, now: Date, max: number): Promise<SubmissionRow[]> {
  const rows = await db
    .update(sentDefenses)
    .set({ nextReadAt: new Date(now.getTime() + leaseMs), reads: sql`${sentDefenses.reads} + 1` })
    .where(claimedDue({ id: sentDefenses.id, dueAt: sentDefenses.nextReadAt }, now, max))
    .returning();
  return rows.map((row) => opened(row, environment));
}
