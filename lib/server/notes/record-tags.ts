import 'server-only';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import type { RecordTag } from '@/lib/contracts/office/notes/tags.shape';
import type { Statements } from '@/lib/server/database/database';
import { staff } from '@/lib/server/database/schema/schema';
import { recordTags, tags } from '@/lib/server/database/schema/team-records-schema';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { tagFields } from '@/lib/server/privacy/at-rest/fields';
import type { NoteAbout } from './note-store';

/** The tags of records, each in the order in which they were added. */
export async function tagsOf(
  db: Statements,
  records: readonly NoteAbout[],
  keys: EncryptionKeys,
): Promise<(about: NoteAbout) => RecordTag[]> {
  const found = new Map<string, RecordTag[]>();
  if (records.length > 0) {
    const rows = await db
      .select({ recordKind: recordTags.recordKind, recordId: recordTags.recordId, id: tags.id, name: tags.name })
      .from(recordTags)
      .innerJoin(tags, eq(tags.id, recordTags.tagId))
      .where(isAnyOf(records))
      .orderBy(asc(recordTags.createdAt), asc(recordTags.id));
    for (const { id, name, ...about } of rows) {
      const tag = { id, name: tagFields.name.decrypt(name, id, keys) };
      found.set(keyOf(about), [...(found.get(keyOf(about)) ?? []), tag]);
    }
  }
  return (about) => found.get(keyOf(about)) ?? [];
}

const keyOf = ({ recordKind, recordId }: NoteAbout) => `${recordKind} ${recordId}`;

function isAnyOf(records: readonly NoteAbout[]): SQL | undefined {
  const kinds = new Map<NoteRecordKind, string[]>();
  for (const { recordKind, recordId } of records) kinds.set(recordKind, [...(kinds.get(recordKind) ?? []), recordId]);
  return or(...Array.from(kinds, ([kind, ids]) => and(eq(recordTags.recordKind, kind), inArray(recordTags.recordId, ids))));
}

interface Asked {
  readonly recordKinds: readonly NoteRecordKind[];
  readonly tagId?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface FoundRecord extends NoteAbout {
  readonly taggedAt: Date;
  readonly staff: string;
}

/** The records that carry a tag, or any, those tagged last first. */
export function findTagged(db: Statements, { recordKinds, tagId, limit, offset }: Asked): Promise<FoundRecord[]> {
  const taggedAt = sql<Date>`max(${recordTags.createdAt})`.mapWith(recordTags.createdAt);
  return db
    .select({
      recordKind: recordTags.recordKind,
      recordId: recordTags.recordId,
      taggedAt,
      staff: sql<string>`(array_agg(${staff.name} order by ${recordTags.createdAt} desc, ${recordTags.id} desc))[1]`,
    })
    .from(recordTags)
    .innerJoin(staff, eq(staff.id, recordTags.staffId))
    .where(inArray(recordTags.recordKind, [...recordKinds]))
    .groupBy(recordTags.recordKind, recordTags.recordId)
    .having(tagId === undefined ? undefined : sql`bool_or(${recordTags.tagId}::text = ${tagId})`)
    .orderBy(desc(taggedAt), asc(recordTags.recordKind), asc(recordTags.recordId))
    .limit(limit)
    .offset(offset);
}
