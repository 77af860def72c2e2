import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, arrayOverlaps, asc, count, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import { noteLimits } from '@/lib/contracts/office/notes/note-limits';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import type { MentionedPerson } from '@/lib/contracts/office/notes/notes.shape';
import type { Database, Statements } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema/schema';
import { notes, recordTags } from '@/lib/server/database/schema/team-records-schema';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { noteFields } from '@/lib/server/privacy/at-rest/fields';
import { searchedDigests, wordDigests } from '@/lib/server/privacy/at-rest/word-index';
import { showMentions, storeMentions, withoutMentions } from './mentions';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** A note with its text as it was written, and the name of its author. */
export type StoredNote = Omit<typeof notes.$inferSelect, 'text' | 'words' | 'mentions'> & {
  /** With the names that the mentioned people have now. */
  readonly text: string;
  readonly mentions: readonly MentionedPerson[];
  readonly staff: string;
};

export interface NoteAbout {
  readonly recordKind: NoteRecordKind;
  readonly recordId: string;
}

const columns = {
  id: notes.id,
  recordKind: notes.recordKind,
  recordId: notes.recordId,
  text: notes.text,
  mentions: notes.mentions,
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

/** Notes with their texts as they are read. */
export async function openedNotes<Row extends Pick<typeof notes.$inferSelect, 'id' | 'text' | 'mentions'>>(
  db: Statements,
  rows: readonly Row[],
  keys: EncryptionKeys,
) {
  const ids = [...new Set(rows.flatMap(({ mentions }) => mentions))];
  const people = ids.length === 0 ? [] : await db.select({ id: staff.id, name: staff.name }).from(staff).where(inArray(staff.id, ids));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map(({ text, mentions, ...row }) => ({
    ...row,
    text: showMentions(noteFields.text.decrypt(text, row.id, keys), mentions, names),
    mentions: mentions.map((id) => ({ id, name: names.get(id) ?? '' })),
  }));
}

/** The notes about one record, oldest first. */
export async function notesOf(db: Statements, about: NoteAbout, keys: EncryptionKeys): Promise<StoredNote[]> {
  const rows = await selectNotes(db, isAbout(about)).orderBy(asc(notes.createdAt), asc(notes.id));
  return openedNotes(db, rows, keys);
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
  return openedNotes(db, rows, keys);
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
  const [note] = await openedNotes(db, await selectNotes(db, eq(notes.id, id)), keys);
  return note ?? null;
}

/** Tells the people whom a stored note mentions, by their ids, in its transaction. */
export type OnMentioned = (tx: Transaction, noteId: string, mentions: readonly string[]) => Promise<void>;

type NewNote = NoteAbout & {
  readonly text: string;
  readonly staffId: string;
  /** Whom the text may mention. */
  readonly people?: readonly MentionedPerson[];
};

/** Stores a note. Null where the record has as many as one may have; those of one record are counted in turn. */
export function createNote(
  db: Database,
  { text, staffId, people = [], ...about }: NewNote,
  keys: EncryptionKeys,
  now: Date,
  onMentioned?: OnMentioned,
): Promise<string | null> {
  const id = randomUUID();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notes ${about.recordKind} ${about.recordId}`}, 0))`);
    const [present] = await tx.select({ notes: count() }).from(notes).where(isAbout(about));
    if ((present?.notes ?? 0) >= noteLimits.notes) return null;
    const written = writtenAs(id, text, people, keys);
    await tx.insert(notes).values({ id, ...about, staffId, ...written, createdAt: now });
    await onMentioned?.(tx, id, written.mentions);
    return id;
  });
}

/** Replaces the text of a note that is still the version its author saw. False where it is another one, or gone. */
export function changeNote(
  db: Database,
  { id, version, text, people = [] }: Pick<StoredNote, 'id' | 'version' | 'text'> & Pick<NewNote, 'people'>,
  keys: EncryptionKeys,
  now: Date,
  onMentioned?: OnMentioned,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const written = writtenAs(id, text, people, keys);
    const rows = await tx
      .update(notes)
      .set({ ...written, version: version + 1, changedAt: now })
      .where(and(eq(notes.id, id), eq(notes.version, version)))
      .returning({ id: notes.id });
    if (rows.length > 0) await onMentioned?.(tx, id, written.mentions);
    return rows.length > 0;
  });
}

/** False where it was removed meanwhile. */
export async function removeNote(db: Statements, id: string): Promise<boolean> {
  const rows = await db.delete(notes).where(eq(notes.id, id)).returning({ id: notes.id });
  return rows.length > 0;
}

function writtenAs(id: string, typed: string, people: readonly MentionedPerson[], keys: EncryptionKeys) {
  const { text, mentions } = storeMentions(typed, people);
  return { text: noteFields.text.encrypt(text, id, keys), words: wordDigests(withoutMentions(text), keys), mentions };
}
