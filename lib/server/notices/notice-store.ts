import 'server-only';
import { and, count, desc, eq, gte, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import type { NoticeKind } from '@/lib/contracts/office/notices/notice-kinds';
import type { Database, Statements } from '@/lib/server/database/database';
import { noticeReads, notices } from '@/lib/server/database/schema/notices-schema';
import { staff } from '@/lib/server/database/schema/schema';

/** A person, and the kinds they are told of now. */
export interface NoticeReader {
  readonly staffId: string;
  readonly kinds: readonly NoticeKind[];
  /** The kinds of records whose notes they read now: of other mentions they are not told. */
  readonly recordKinds: readonly NoteRecordKind[];
}

/** What a person may see: their own, and those for everybody but who did it, since they are here. */
function isFor(db: Statements, { staffId, kinds, recordKinds }: NoticeReader): SQL {
  const since = db.select({ at: staff.createdAt }).from(staff).where(eq(staff.id, staffId));
  const forAll = and(isNull(notices.staffId), or(isNull(notices.actorId), ne(notices.actorId, staffId)));
  const seesRecord = or(ne(notices.kind, 'mentioned'), inArray(notices.detail, [...recordKinds]));
  const matches = and(
    inArray(notices.kind, [...kinds]),
    or(eq(notices.staffId, staffId), forAll),
    gte(notices.at, sql`(${since})`),
    seesRecord,
  );
  return kinds.length === 0 || !matches ? sql`false` : matches;
}

const columns = { id: notices.id, kind: notices.kind, subject: notices.subject, detail: notices.detail, at: notices.at };

function readBy(staffId: string) {
  return and(eq(noticeReads.noticeId, notices.id), eq(noticeReads.staffId, staffId));
}

interface Asked {
  readonly unread: boolean;
  readonly limit: number;
  readonly offset?: number;
}

/** The notices of a person, newest first. */
export function findNotices(db: Statements, reader: NoticeReader, { unread, limit, offset = 0 }: Asked) {
  return db
    .select({ ...columns, readAt: noticeReads.at })
    .from(notices)
    .leftJoin(noticeReads, readBy(reader.staffId))
    .where(and(isFor(db, reader), unread ? isNull(noticeReads.at) : undefined))
    .orderBy(desc(notices.at), desc(notices.id))
    .limit(limit)
    .offset(offset);
}

export type FoundNotice = Awaited<ReturnType<typeof findNotices>>[number];

/** How many a person has not read, `max` at most. */
export async function countUnread(db: Statements, reader: NoticeReader, max: number): Promise<number> {
  const unread = findNotices(db, reader, { unread: true, limit: max }).as('unread');
  const [row] = await db.select({ count: count() }).from(unread);
  return row?.count ?? 0;
}

/** What is marked as read: some notices, or all there were at an instant. */
export type ReadNotices = { readonly ids: readonly string[] } | { readonly until: Date };

/** Marks notices that a person may see as read, and returns how many were not. */
export async function acknowledge(db: Database, reader: NoticeReader, which: ReadNotices, now: Date): Promise<number> {
  const chosen = 'ids' in which ? inArray(notices.id, [...which.ids]) : lte(notices.at, which.until);
  const unread = db
    .select({
      noticeId: notices.id,
      staffId: sql<string>`${reader.staffId}::uuid`.as('reader'),
      at: sql<Date>`${now.toISOString()}::timestamptz`.as('now'),
    })
    .from(notices)
    .leftJoin(noticeReads, readBy(reader.staffId))
    .where(and(isFor(db, reader), isNull(noticeReads.at), chosen));
  const acknowledged = await db.insert(noticeReads).select(unread).onConflictDoNothing().returning({ id: noticeReads.noticeId });
  return acknowledged.length;
}

/** The kinds of which a person has something unread. */
export async function unreadKinds(db: Statements, reader: NoticeReader): Promise<NoticeKind[]> {
  const rows = await db
    .select({ kind: notices.kind })
    .from(notices)
    .leftJoin(noticeReads, readBy(reader.staffId))
    .where(and(isFor(db, reader), isNull(noticeReads.at)))
    .groupBy(notices.kind);
  return rows.map(({ kind }) => kind);
}

/** Whether a person has read a notice. */
export async function wasReadBy(db: Statements, staffId: string, noticeId: string): Promise<boolean> {
  const [row] = await db
    .select({ at: noticeReads.at })
    .from(noticeReads)
    .where(and(eq(noticeReads.noticeId, noticeId), eq(noticeReads.staffId, staffId)));
  return row !== undefined;
}
