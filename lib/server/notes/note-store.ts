import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, arrayOverlaps, asc, count, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { noteLimits } from '@/lib/contracts/office/notes/note-limits';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import type { Database, Statements } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema/schema';
import { notes, recordTags } from '@/lib/server/database/schema/team-records-schema';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { noteFields } from '@/lib/server/privacy/at-rest/fields';
import { searchedDigests, wordDigests } from '@/lib/server/privacy/at-rest/word-index';

/** A note with its text as it was written, and the name of its author. */
export type StoredNote = Omit<typeof notes.$inferSelect, 'text' | 'words'> & { readonly text: string; readonly staff: string };

export interface NoteAbout {
  readonly recordKind: NoteRecordKind;
  readonly recordId: string;
}

const columns = {
  id: notes.id,
  recordKind: notes.recordKind,
  recordId: notes.recordId,
  text: notes.text,
  staffId: notes.staffId,
  version: notes.version,
  createdAt: notes.createdAt,
  changedAt: notes.changedAt,
  staff: staff.name,
};

const isAbout = ({ recordKind, recordId }: NoteAbout) => and(eq(notes.recordKind, recordKind), eq(notes.recordId, recordId));

function selectNotes(db: Statements, where: SQL | undefined) {
  return db.select(columns).from(notes).innerJoin(staff, eq(staff.id, notes.staffId)).where(where);
}

function opened<Row extends { id: string; text: typeof notes.$inferSelect.text }>(row: Row, keys: EncryptionKeys) {
  return { ...row, text: noteFields.text.decrypt(row.text, row.id, keys) };
}

/** The notes about one record, oldest first. */
export async function notesOf(db: Statements, about: NoteAbout, keys: EncryptionKeys): Promise<StoredNote[]> {
  const rows = await selectNotes(db, isAbout(about)).orderBy(asc(notes.createdAt), asc(notes.id));
  return rows.map((row) => opened(row, keys));
}

interface Asked {
  readonly recordKinds: readonly NoteRecordKind[];
  readonly text?: string;
  readonly staffId?: string | undefined;
  readonly tagId?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Notes about kinds of records, newest first; of a text every word must be in the note. */
export async function findNotes(
  db: Statements,
  { recordKinds, text = '', staffId, tagId, limit, offset }: Asked,
  keys: EncryptionKeys,
): Promise<StoredNote[]> {
  const words = searchedDigests(text, keys);
  // A text of signs alone is in no note.
  const found = text !== '' && words.length === 0 ? sql`false` : and(...words.map((digests) => arrayOverlaps(notes.words, digests)));
  const mine = staffId === undefined ? undefined : eq(notes.staffId, staffId);
  const rows = await selectNotes(
    db,
    and(inArray(notes.recordKind, [...recordKinds]), found, mine, tagId === undefined ? undefined : carriesTag(db, tagId)),
  )
    .orderBy(desc(notes.createdAt), desc(notes.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => opened(row, keys));
}

/** Whether the record of a note carries a tag; an id that is none is carried by nothing. */
function carriesTag(db: Statements, tagId: string): SQL {
  const isOfNote = and(eq(recordTags.recordKind, notes.recordKind), eq(recordTags.recordId, notes.recordId));
  return exists(
    db
      .select({ id: recordTags.id })
      .from(recordTags)
      .where(and(isOfNote, sql`${recordTags.tagId}::text = ${tagId}`)),
  );
}

/** How many notes each of these records has; those without are left out. */
export function countNotes(db: Statements, recordKind: NoteRecordKind, ids: readonly string[]) {
  return db
    .select({ id: notes.recordId, count: count() })
    .from(notes)
    .where(and(eq(notes.recordKind, recordKind), inArray(notes.recordId, [...ids])))
    .groupBy(notes.recordId);
}

export async function noteById(db: Statements, id: string, keys: EncryptionKeys): Promise<StoredNote | null> {
  const [row] = await selectNotes(db, eq(notes.id, id));
  return row ? opened(row, keys) : null;
}

/** Stores a note. Null where the record has as many as one may have; those of one record are counted in turn. */
export function createNote(
  db: Database,
  { text, staffId, ...about }: NoteAbout & { readonly text: string; readonly staffId: string },
  keys: EncryptionKeys,
  now: Date,
): Promise<string | null> {
  const id = randomUUID();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notes ${about.recordKind} ${about.recordId}`}, 0))`);
    const [present] = await tx.select({ notes: count() }).from(notes).where(isAbout(about));
    if ((present?.notes ?? 0) >= noteLimits.notes) return null;
    await tx.insert(notes).values({ id, ...about, staffId, ...writtenAs(id, text, keys), createdAt: now });
    return id;
  });
}

/** Replaces the text of a note that is still the version its author saw. False where it is another one, or gone. */
export async function changeNote(
  db: Statements,
  { id, version, text }: Pick<StoredNote, 'id' | 'version' | 'text'>,
  keys: EncryptionKeys,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(notes)
    .set({ ...writtenAs(id, text, keys), version: version + 1, changedAt: now })
    .where(and(eq(notes.id, id), eq(notes.version, version)))
    .returning({ id: notes.id });
  return rows.length > 0;
}

/** False where it was removed meanwhile. */
export async function removeNote(db: Statements, id: string): Promise<boolean> {
  const rows = await db.delete(notes).where(eq(notes.id, id)).returning({ id: notes.id });
  return rows.length > 0;
}

function writtenAs(id: string, text: string, keys: EncryptionKeys) {
  return { text: noteFields.text.encrypt(text, id, keys), words: wordDigests(text, keys) };
}
