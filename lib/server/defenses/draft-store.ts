import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { draftConflicts, FileRefusal } from '@/lib/contracts/office/infractions/drafts';
import type { Draft } from '@/lib/contracts/office/infractions/drafts.shape';
import { defenseLimits } from '@/lib/contracts/pix/infractions/defenses';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Database } from '@/lib/server/database/database';
import { defenseDraftFiles, defenseDrafts } from '@/lib/server/database/schema/infractions-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { inTurnOf, type Transaction } from '@/lib/server/database/turns/in-turn-of';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { draftFields, draftFileFields } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';
import { requireRoomForDrafts, requireRoomForFile } from './draft-quota';
import type { Evidence } from './evidence';

/** An open editor renews its lock more often than this; a closed one loses it after. */
const lockMs = 90_000;
/** Milliseconds within which changes by the same person count as one editing session. */
const sameSessionMs = 10 * 60_000;

interface Writer {
  readonly infractionId: string;
  readonly staffId: string;
  readonly now: Date;
}

type Reading = Pick<Database, 'select'>;
type Store = Pick<Services, 'db' | 'environment'>;
type Row = typeof defenseDrafts.$inferSelect;

const { id, name, mimeType, size, sha256 } = defenseDraftFiles;
const fileFields = { id, name, mimeType, size, sha256 };

export async function readDraft({ db, environment }: Store, { infractionId, staffId, now }: Writer): Promise<Draft> {
  const writer = alias(staff, 'writer');
  const [found] = await db
    .select({ row: defenseDrafts, by: staff.name, writer: writer.name })
    .from(defenseDrafts)
    .leftJoin(staff, eq(staff.id, defenseDrafts.updatedBy))
    .leftJoin(writer, eq(writer.id, defenseDrafts.lockedBy))
    .where(eq(defenseDrafts.infractionId, infractionId));
  if (!found) return { text: '', version: 0, updatedAt: null, updatedBy: null, lock: null, files: [] };
  const { row } = found;
  const until = lockedUntil(row, now);
  return {
    text: draftFields.text.decrypt(row.text, infractionId, environment),
    version: row.version,
    updatedAt: row.version > 0 ? row.updatedAt.toISOString() : null,
    updatedBy: found.by,
    lock: until && { name: found.writer ?? '', mine: row.lockedBy === staffId, until: until.toISOString() },
    files: await filesOf(db, infractionId, environment),
  };
}

/**
 * Stores the text if nothing changed since `version`; storing the same text only renews the lock. `goesOn` when the change continues the
 * previous one.
 */
export async function saveText(
  { db, environment }: Store,
  writer: Writer,
  { text, version, writing }: { readonly text: string; readonly version: number; readonly writing: boolean },
): Promise<{ readonly goesOn: boolean }> {
  return changeDraft({ db, environment }, writer, async (tx, row) => {
    const lock = writing ? { lockedBy: writer.staffId, lockedUntil: new Date(writer.now.getTime() + lockMs) } : free;
    if (text === draftFields.text.decrypt(row.text, writer.infractionId, environment)) {
      await tx.update(defenseDrafts).set(lock).where(eq(defenseDrafts.infractionId, writer.infractionId));
      return { goesOn: true };
    }
    if (version !== row.version) throw draftConflict('version');
    await tx
      .update(defenseDrafts)
      .set({ ...lock, ...touched(writer), text: draftFields.text.encrypt(text, writer.infractionId, environment) })
      .where(eq(defenseDrafts.infractionId, writer.infractionId));
    const began = row.version === 0 || row.updatedBy !== writer.staffId || writer.now.getTime() - row.updatedAt.getTime() > sameSessionMs;
    return { goesOn: !began };
  });
}

/** Adds a file if there is room for it, or returns why not. */
export async function addFile(store: Store, writer: Writer, evidence: Evidence): Promise<Draft['files'][number] | FileRefusal> {
  return changeDraft(store, writer, async (tx) => {
    const files = await filesOf(tx, writer.infractionId, store.environment);
    if (files.length >= defenseLimits.files) return 'count';
    if (files.reduce((sum, { size }) => sum + size, evidence.size) > defenseLimits.bytes) return 'total';
    await requireRoomForFile(tx, writer.staffId, evidence.size);
    const { name, content, ...file } = { ...evidence, id: randomUUID() };
    await tx.insert(defenseDraftFiles).values({
      ...file,
      name: draftFileFields.name.encrypt(name, file.id, store.environment),
      content: draftFileFields.content.encrypt(content, file.id, store.environment),
      infractionId: writer.infractionId,
      addedBy: writer.staffId,
    });
    await tx.update(defenseDrafts).set(touched(writer)).where(eq(defenseDrafts.infractionId, writer.infractionId));
    return { ...file, name };
  });
}

/**
 * Stores another order of the files. Throws SVB410 where the ids are not those of the draft: somebody added or removed a file meanwhile.
 */
export async function orderFiles(store: Store, writer: Writer, ids: readonly string[]): Promise<void> {
  await changeDraft(store, writer, async (tx) => {
    const files = await filesOf(tx, writer.infractionId, store.environment);
    if (files.length !== new Set(ids).size || !files.every((file) => ids.includes(file.id))) throw draftConflict('version');
    for (const [place, file] of ids.entries()) {
      await tx.update(defenseDraftFiles).set({ position: place }).where(eq(defenseDraftFiles.id, file));
    }
    await tx.update(defenseDrafts).set(touched(writer)).where(eq(defenseDrafts.infractionId, writer.infractionId));
  });
}

/** Removes a file and returns its hash; null when it does not exist. */
export async function removeFile(store: Store, writer: Writer, id: string): Promise<string | null> {
  return changeDraft(store, writer, async (tx) => {
    const [removed] = await tx
      .delete(defenseDraftFiles)
      .where(and(eq(defenseDraftFiles.id, id), eq(defenseDraftFiles.infractionId, writer.infractionId)))
      .returning({ sha256: defenseDraftFiles.sha256 });
    if (removed) await tx.update(defenseDrafts).set(touched(writer)).where(eq(defenseDrafts.infractionId, writer.infractionId));
    return removed?.sha256 ?? null;
  });
}

export async function readFile({ db, environment }: Store, infractionId: string, id: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ content: defenseDraftFiles.content })
    .from(defenseDraftFiles)
    .where(and(eq(defenseDraftFiles.id, id), eq(defenseDraftFiles.infractionId, infractionId)));
  return row ? draftFileFields.content.decrypt(row.content, id, environment) : null;
}

/** Whether somebody else is editing at this moment. */
export function isLockedFor(row: Pick<Row, 'lockedBy' | 'lockedUntil'>, staffId: string, now: Date): boolean {
  return lockedUntil(row, now) !== null && row.lockedBy !== staffId;
}

export function draftConflict(reason: (typeof draftConflicts)[number]) {
  return problem({ statusCode: 409, errorCode: ownCodes.outdated, details: [{ field: 'draft', reason }] });
}

/**
 * Runs a change while holding the locks of the draft and of the person, so that two uploads cannot both take the last place. SVB410 while a
 * colleague is editing, SVB435 where the limit is reached.
 */
function changeDraft<T>(
  { db, environment }: Store,
  { infractionId, staffId, now }: Writer,
  change: (tx: Transaction, row: Row) => Promise<T>,
): Promise<T> {
  return inTurnOf(db, staffId, async (tx) => {
    const begun = await tx
      .insert(defenseDrafts)
      .values({ infractionId, text: draftFields.text.encrypt('', infractionId, environment), createdBy: staffId, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: defenseDrafts.infractionId });
    if (begun.length > 0) await requireRoomForDrafts(tx, staffId);
    const [row] = await tx.select().from(defenseDrafts).where(eq(defenseDrafts.infractionId, infractionId)).for('update');
    // The draft was sent just now and is gone; a reload shows that.
    if (!row) throw draftConflict('version');
    if (isLockedFor(row, staffId, now)) throw draftConflict('locked');
    return change(tx, row);
  });
}

function lockedUntil({ lockedBy, lockedUntil: until }: Pick<Row, 'lockedBy' | 'lockedUntil'>, now: Date): Date | null {
  return lockedBy !== null && until !== null && until > now ? until : null;
}

/** In the order people chose; files without a position follow in the order they were added. */
export const inOrder = [sql`${defenseDraftFiles.position} asc nulls last`, asc(defenseDraftFiles.place)];

const free = { lockedBy: null, lockedUntil: null };

function touched({ staffId, now }: Writer) {
  return { version: sql`${defenseDrafts.version} + 1`, updatedBy: staffId, updatedAt: now };
}

async function filesOf(db: Reading, infractionId: string, keys: EncryptionKeys): Promise<Draft['files']> {
  const files = await db
    .select(fileFields)
    .from(defenseDraftFiles)
    .where(eq(defenseDraftFiles.infractionId, infractionId))
    .orderBy(...inOrder);
  return files.map((file) => ({ ...file, name: draftFileFields.name.decrypt(file.name, file.id, keys) }));
}
