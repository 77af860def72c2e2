import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { type NoteRecordKind, recordPermissions } from '@/lib/contracts/office/notes/notes';
import type { MentionedPerson } from '@/lib/contracts/office/notes/notes.shape';
import { may } from '@/lib/contracts/office/permission';
import type { Statements } from '@/lib/server/database/database';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { staff } from '@/lib/server/database/schema/schema';
import type { NoteAbout, OnMentioned } from '@/lib/server/notes/note-store';
import { addNotices } from '@/lib/server/notices/add-notices';
import type { OfficeHandler } from '@/lib/server/office/context';
import { accessColumns, accessOf, isTheirRole } from '@/lib/server/roles/role-access';
import { requireReader } from './record-readers';

export const listMentionable: OfficeHandler<'notes.people'> = async ({ query, caller, services: { db } }) => {
  requireReader(caller, query.recordKind);
  const readers = await readersOf(db, query.recordKind);
  return { items: readers.filter(({ id }) => id !== caller.staffId) };
};

/** Everybody who is active and reads notes about a kind of record, by name. */
export async function readersOf(db: Statements, kind: NoteRecordKind): Promise<MentionedPerson[]> {
  const people = await db
    .select({ ...accessColumns, id: staff.id, name: staff.name })
    .from(staff)
    .leftJoin(customRoles, isTheirRole)
    .where(eq(staff.active, true))
    .orderBy(asc(staff.name), asc(staff.id));
  const reads = (person: (typeof people)[number]) => may(accessOf(person), 'notes:read') && may(accessOf(person), recordPermissions[kind]);
  return people.filter(reads).map(({ id, name }) => ({ id, name }));
}

interface Mentioning extends NoteAbout {
  readonly authorId: string;
  /** Who may see the record now. */
  readonly readers: readonly MentionedPerson[];
  /** Whom the note mentioned before. */
  readonly before: readonly MentionedPerson[];
  readonly now: Date;
}

/** Tells the newly mentioned, once for each note: nobody of themselves, and nobody who may not see its record. */
export function notifyMentioned({ recordKind, recordId, authorId, readers, before, now }: Mentioning): OnMentioned {
  return async (tx, noteId, mentions) => {
    const isNews = (id: string) =>
      id !== authorId && readers.some((reader) => reader.id === id) && !before.some((person) => person.id === id);
    const news = mentions.filter(isNews).map((staffId) => ({
      kind: 'mentioned' as const,
      key: `${noteId}:${staffId}`,
      subject: recordId,
      detail: recordKind,
      staffId,
      actorId: authorId,
    }));
    await addNotices(tx, news, now);
  };
}

/** The people of some ids. */
export function peopleOf(all: readonly MentionedPerson[], ids: readonly string[] = []): MentionedPerson[] {
  return all.filter(({ id }) => ids.includes(id));
}
