import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { tagLimits } from '@/lib/contracts/office/notes/tag-limits';
import type { TagRefusal } from '@/lib/contracts/office/notes/tags';
import type { RecordTag } from '@/lib/contracts/office/notes/tags.shape';
import { foldText } from '@/lib/format/text/fold-text';
import type { Database, Statements } from '@/lib/server/database/database';
import { recordTags, tags } from '@/lib/server/database/schema/team-records-schema';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { tagFields } from '@/lib/server/privacy/at-rest/fields';
import type { NoteAbout } from './note-store';

/** A tag with its name as it was written. */
export type StoredTag = Omit<typeof tags.$inferSelect, 'name'> & { readonly name: string };

/** All tags, by name. They are few: which one a name means is compared here, so that nothing of a name is stored in plain text. */
export async function allTags(db: Statements, keys: EncryptionKeys): Promise<StoredTag[]> {
  const rows = await db.select().from(tags);
  return rows
    .map((row) => ({ ...row, name: tagFields.name.decrypt(row.name, row.id, keys) }))
    .toSorted((one, other) => foldText(one.name).localeCompare(foldText(other.name)));
}

const isSame = (name: string) => (tag: StoredTag) => foldText(tag.name) === foldText(name);

/** Changes of tags take turns: of one name two people make one tag, and a record gets no more than it may have. */
function inTurn<T>(db: Database, change: (tx: Statements) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('tags', 0))`);
    return change(tx);
  });
}

interface Tagging {
  readonly recordKind: NoteAbout['recordKind'];
  readonly recordIds: readonly string[];
  readonly name: string;
  readonly staffId: string;
}

/** What became of records that were tagged: each is in one of the three. */
export interface Tagged {
  readonly tag: RecordTag;
  readonly isNew: boolean;
  readonly added: readonly string[];
  readonly present: readonly string[];
  readonly full: readonly string[];
}

/** Adds a tag to records, and makes it where there is none of that name. One that is archived, or one too many, is refused. */
export function addTag(
  db: Database,
  { recordKind, recordIds, name, staffId }: Tagging,
  keys: EncryptionKeys,
  now: Date,
): Promise<Tagged | TagRefusal> {
  return inTurn(db, async (tx) => {
    const all = await allTags(tx, keys);
    const found = all.find(isSame(name));
    if (found?.archivedAt) return 'archived';
    if (!found && all.length >= tagLimits.tags) return 'full';
    const tag = { id: found?.id ?? randomUUID(), name: found?.name ?? name };
    const ids = [...new Set(recordIds)];
    const rows = await tx
      .select({ id: recordTags.recordId, count: count(), has: sql<boolean>`bool_or(${recordTags.tagId} = ${tag.id})` })
      .from(recordTags)
      .where(and(eq(recordTags.recordKind, recordKind), inArray(recordTags.recordId, ids)))
      .groupBy(recordTags.recordId);
    const known = new Map(rows.map((row) => [row.id, row]));
    const present = ids.filter((id) => known.get(id)?.has);
    const full = ids.filter((id) => !known.get(id)?.has && (known.get(id)?.count ?? 0) >= tagLimits.ofRecord);
    const added = ids.filter((id) => !present.includes(id) && !full.includes(id));
    const isNew = !found && added.length > 0;
    if (isNew) await tx.insert(tags).values({ id: tag.id, name: tagFields.name.encrypt(name, tag.id, keys), staffId, createdAt: now });
    if (added.length > 0)
      await tx
        .insert(recordTags)
        .values(added.map((recordId) => ({ id: randomUUID(), tagId: tag.id, recordKind, recordId, staffId, createdAt: now })));
    return { tag, isNew, added, present, full };
  });
}

/** Takes a tag from a record. False where it has it no more. */
export async function removeTag(db: Statements, tagId: string, { recordKind, recordId }: NoteAbout): Promise<boolean> {
  const rows = await db
    .delete(recordTags)
    .where(and(eq(recordTags.tagId, tagId), eq(recordTags.recordKind, recordKind), eq(recordTags.recordId, recordId)))
    .returning({ id: recordTags.id });
  return rows.length > 0;
}

type TagChange = Pick<StoredTag, 'id' | 'name' | 'version'> & { readonly archived: boolean };

/** Renames a tag, or archives it, while it is still the version that was seen. */
export function changeTag(
  db: Database,
  { id, name, version, archived }: TagChange,
  keys: EncryptionKeys,
  now: Date,
): Promise<'changed' | 'missing' | 'outdated' | 'taken'> {
  return inTurn(db, async (tx) => {
    const all = await allTags(tx, keys);
    const tag = all.find((one) => one.id === id);
    if (!tag) return 'missing';
    if (tag.version !== version) return 'outdated';
    if (all.some((one) => one.id !== id && isSame(name)(one))) return 'taken';
    await tx
      .update(tags)
      .set({
        name: tagFields.name.encrypt(name, id, keys),
        version: version + 1,
        archivedAt: archived ? (tag.archivedAt ?? now) : null,
      })
      .where(eq(tags.id, id));
    return 'changed';
  });
}

/** How many records carry each tag, of those of some kinds. */
export async function countTagged(db: Statements, recordKinds: readonly NoteAbout['recordKind'][]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: recordTags.tagId, count: count() })
    .from(recordTags)
    .where(inArray(recordTags.recordKind, [...recordKinds]))
    .groupBy(recordTags.tagId)
    .orderBy(desc(count()));
  return new Map(rows.map((row) => [row.id, row.count]));
}
