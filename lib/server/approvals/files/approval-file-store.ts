import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, or, sum } from 'drizzle-orm';
import { approvalFileLimits, approvalFileQuota } from '@/lib/contracts/office/approvals/approval-files';
import type { ApprovalFile } from '@/lib/contracts/office/approvals/approval-files.shape';
import { openApprovalStates } from '@/lib/contracts/office/approvals/approvals';
import type { FileRefusal } from '@/lib/contracts/office/infractions/drafts';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { ApprovalRow } from '@/lib/server/approvals/request/frozen-request';
import type { Statements } from '@/lib/server/database/database';
import { approvalFiles, approvals } from '@/lib/server/database/schema/approvals-schema';
import { inTurnOf, type Transaction } from '@/lib/server/database/turns/in-turn-of';
import type { Evidence } from '@/lib/server/defenses/evidence';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { UnreadableValueError } from '@/lib/server/privacy/at-rest/field';
import { approvalFields, approvalFileFields } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';

/** How long files wait for the request of their form. */
const unaskedMs = 24 * 3_600_000;

interface FormOf {
  readonly makerId: string;
  /** The key of the form. */
  readonly key: string;
}

/**
 * Stores the files of a form, in place of those it stored before. SVB400 when they are too large together, SVB410 once the form has asked: what
 * others are asked to approve is frozen; SVB435 when its person has too much waiting.
 */
export async function storeFiles(form: FormOf, files: readonly Evidence[], { db, environment, now }: Services): Promise<ApprovalFile[]> {
  const bytes = files.reduce((total, { size }) => total + size, 0);
  if (bytes > approvalFileLimits.bytes) throw refusedFile(files.length - 1, 'total');
  const { makerId, key } = form;
  const rows = files.map(({ name, content, ...file }) => ({ ...file, id: randomUUID(), name, content }));
  await inTurnOf(db, makerId, async (tx) => {
    const [asked] = await tx
      .select({ id: approvals.id })
      .from(approvals)
      .where(and(eq(approvals.makerId, makerId), eq(approvals.idempotencyKey, key)));
    if (asked) throw outdated();
    await tx.delete(approvalFiles).where(ofForm(form));
    if (rows.length === 0) return;
    await requireRoom(tx, makerId, bytes);
    await tx.insert(approvalFiles).values(
      rows.map(({ name, content, ...file }, place) => ({
        ...file,
        place,
        makerId,
        formKey: key,
        name: approvalFileFields.name.encrypt(name, file.id, environment),
        content: approvalFileFields.content.encrypt(content, file.id, environment),
        addedAt: now(),
      })),
    );
  });
  return rows.map(({ id, name, mimeType, size, sha256 }) => ({ id, name, mimeType, size, sha256 }));
}

/** The files a form has stored, as they are about to be frozen with its request. */
export async function filesOfForm(tx: Transaction, form: FormOf, keys: EncryptionKeys): Promise<ApprovalFile[]> {
  const { id, name, mimeType, size, sha256 } = approvalFiles;
  const rows = await tx
    .select({ id, name, mimeType, size, sha256 })
    .from(approvalFiles)
    .where(ofForm(form))
    .orderBy(asc(approvalFiles.place));
  return rows.map((file) => ({ ...file, name: approvalFileFields.name.decrypt(file.name, file.id, keys) }));
}

/** From now on the files belong to the request, and to nothing else. */
export async function bindFiles(tx: Transaction, form: FormOf, approvalId: string): Promise<void> {
  await tx.update(approvalFiles).set({ approvalId }).where(ofForm(form));
}

/**
 * Whether the files of a request are what its approvers were shown: as many, and each with the name and the bytes whose digest stands in the frozen
 * request. Where one was changed, added or taken away in the database, no vote counts.
 */
export async function areFilesAsShown(db: Statements, row: Pick<ApprovalRow, 'id' | 'shown'>, keys: EncryptionKeys): Promise<boolean> {
  try {
    const { files: shown = [] } = approvalFields.shown.decrypt(row.shown, row.id, keys);
    const stored = await db.select().from(approvalFiles).where(eq(approvalFiles.approvalId, row.id));
    if (stored.length !== shown.length) return false;
    return shown.every((file) => {
      const found = stored.find(({ id }) => id === file.id);
      if (!found || approvalFileFields.name.decrypt(found.name, file.id, keys) !== file.name) return false;
      return sha256Of(approvalFileFields.content.decrypt(found.content, file.id, keys)) === file.sha256;
    });
  } catch (error) {
    if (error instanceof UnreadableValueError) return false;
    throw error;
  }
}

/** The bytes of a file of a request. Null where it has no such file; SVB410 where the bytes are not those that were frozen with it. */
export async function readApprovalFile(row: ApprovalRow, id: string, { db, environment }: Services): Promise<Buffer | null> {
  const shown = approvalFields.shown.decrypt(row.shown, row.id, environment).files?.find((file) => file.id === id);
  const [stored] = await db
    .select({ content: approvalFiles.content })
    .from(approvalFiles)
    .where(and(eq(approvalFiles.id, id), eq(approvalFiles.approvalId, row.id)));
  if (!shown || !stored) return null;
  const content = openedContent(stored.content, id, environment);
  if (content === null || sha256Of(content) !== shown.sha256) throw outdated();
  return content;
}

/** Removes the files of forms that did not ask for anything within a day, or asked for what did not wait. */
export async function sweepFiles({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - unaskedMs);
  await db.delete(approvalFiles).where(and(isNull(approvalFiles.approvalId), lt(approvalFiles.addedAt, before)));
}

/** Why one of the files of a form is refused, by its place among them. */
export function refusedFile(place: number, reason: FileRefusal) {
  return problem({ statusCode: 400, errorCode: ownCodes.invalidRequest, details: [{ field: `files.${place}`, reason }] });
}

function openedContent(content: typeof approvalFiles.$inferSelect.content, id: string, keys: EncryptionKeys): Buffer | null {
  try {
    return approvalFileFields.content.decrypt(content, id, keys);
  } catch (error) {
    if (error instanceof UnreadableValueError) return null;
    throw error;
  }
}

/** Counted in the turn of the person, and what waits for others with it. */
async function requireRoom(tx: Transaction, makerId: string, bytes: number): Promise<void> {
  const [waiting] = await tx
    .select({ bytes: sum(approvalFiles.size).mapWith(Number) })
    .from(approvalFiles)
    .leftJoin(approvals, eq(approvals.id, approvalFiles.approvalId))
    .where(and(eq(approvalFiles.makerId, makerId), or(isNull(approvals.id), inArray(approvals.state, [...openApprovalStates]))));
  if ((waiting?.bytes ?? 0) + bytes > approvalFileQuota) throw problem({ statusCode: 409, errorCode: ownCodes.draftQuotaReached });
}

function ofForm({ makerId, key }: FormOf) {
  return and(eq(approvalFiles.makerId, makerId), eq(approvalFiles.formKey, key), isNull(approvalFiles.approvalId));
}

function outdated() {
  return problem({ statusCode: 409, errorCode: ownCodes.outdated, details: [{ field: 'state', reason: 'request' }] });
}

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');
