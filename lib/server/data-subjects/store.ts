import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray, isNull, lte, max, min, sql } from 'drizzle-orm';
import {
  type DataSource,
  dataSources,
  dataSubjectHours,
  type ErasureReason,
  holdReasons,
} from '@/lib/contracts/office/privacy/data-subjects';
import type { DataSubject } from '@/lib/contracts/office/privacy/data-subjects.shape';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import {
  dataSubjectHits,
  dataSubjectRequests,
  type FoundInSource,
  type LearnedSubject,
} from '@/lib/server/database/schema/data-subjects-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { dataSubjectFields } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';

export type RequestRow = typeof dataSubjectRequests.$inferSelect;

type Store = Pick<Services, 'db' | 'environment'>;

const leaseMs = 60_000;
const maxListed = 50;
/** Searches of all people that are not over: each is a walk through everything that is kept. */
const maxOpen = 20;

const { id, state, nextAt, createdAt } = dataSubjectRequests;

/** Begins a search. SVB409 while too many are open. */
export async function openRequest({ db, environment }: Store, subject: DataSubject, staffId: string, now: Date): Promise<string> {
  const open = await db.$count(dataSubjectRequests, inArray(state, ['searching', 'found', 'erasing']));
  if (open >= maxOpen) throw problem({ statusCode: 409, errorCode: ownCodes.conflict });
  const requestId = randomUUID();
  await db.insert(dataSubjectRequests).values({
    id: requestId,
    staffId,
    state: 'searching',
    subject: dataSubjectFields.subject.encrypt(subject, requestId, environment),
    source: dataSources[0],
    createdAt: now,
    lapsesAt: new Date(now.getTime() + dataSubjectHours * 3_600_000),
    nextAt: now,
  });
  return requestId;
}

export function newestRequests({ db }: Pick<Store, 'db'>) {
  return requests(db).orderBy(desc(createdAt), desc(id)).limit(maxListed);
}

/** @throws SVB404 when there is none. */
export async function requestById({ db }: Pick<Store, 'db'>, requestId: string) {
  const [found] = await requests(db).where(eq(id, requestId));
  if (!found) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return found;
}

function requests(db: Services['db']) {
  return db
    .select({ row: dataSubjectRequests, staff: staff.name })
    .from(dataSubjectRequests)
    .innerJoin(staff, eq(staff.id, dataSubjectRequests.staffId));
}

/** Whom a request is about, and what was learned of them; null once that is forgotten. */
export function subjectOf({ id: requestId, subject, learned }: RequestRow, { environment }: Pick<Store, 'environment'>) {
  const about = dataSubjectFields.subject.decrypt(subject, requestId, environment);
  return about && { subject: about, learned: dataSubjectFields.learned.decrypt(learned, requestId, environment) };
}

/**
 * Begins the erasure of what a search found: everything is looked through once more first, so that what came since goes too. An erasure that was
 * begun before goes on as it is. SVB409 while it is searched, and once it is forgotten.
 */
export async function beginErasure({ db }: Pick<Store, 'db'>, requestId: string, reason: ErasureReason, now: Date): Promise<void> {
  const begun = await db
    .update(dataSubjectRequests)
    .set({ state: 'erasing', reason, eraseAskedAt: now, source: dataSources[0], after: '', read: 0, nextAt: now })
    .where(and(eq(id, requestId), eq(state, 'found')))
    .returning({ id });
  if (begun.length > 0) return;
  const { row } = await requestById({ db }, requestId);
  if (row.state !== 'erasing' && row.state !== 'erased') throw problem({ statusCode: 409, errorCode: ownCodes.conflict });
}

/** Takes one request that is due; another process leaves it alone meanwhile. */
export async function claimRequest({ db }: Pick<Store, 'db'>, now: Date): Promise<RequestRow | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id })
      .from(dataSubjectRequests)
      .where(lte(nextAt, now))
      .orderBy(nextAt)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const [row] = await tx
      .update(dataSubjectRequests)
      .set({ nextAt: new Date(now.getTime() + leaseMs) })
      .where(eq(id, due.id))
      .returning();
    return row ?? null;
  });
}

export interface Progress {
  readonly source: DataSource | null;
  readonly after: string;
  readonly read: number;
  readonly learned: LearnedSubject;
}

/** Stores how far a search has come, and gives it as it stands in the row. */
export async function storeProgress({ db, environment }: Store, requestId: string, { learned, ...progress }: Progress) {
  const change = { ...progress, learned: dataSubjectFields.learned.encrypt(learned, requestId, environment) };
  await db.update(dataSubjectRequests).set(change).where(eq(id, requestId));
  return change;
}

export async function changeRequest({ db }: Pick<Store, 'db'>, requestId: string, change: Partial<RequestRow>): Promise<void> {
  await db.update(dataSubjectRequests).set(change).where(eq(id, requestId));
}

interface Hit {
  readonly record: string;
  readonly at: Date | null;
}

export async function storeHits({ db }: Pick<Store, 'db'>, requestId: string, source: DataSource, hits: readonly Hit[]): Promise<void> {
  if (hits.length === 0) return;
  await db
    .insert(dataSubjectHits)
    .values(hits.map((hit) => ({ ...hit, requestId, source })))
    .onConflictDoNothing();
}

/** Records of a kind in the order of their ids, after one. */
export async function hitsOf(
  { db }: Pick<Store, 'db'>,
  requestId: string,
  source: DataSource,
  { after = '', limit, onlyOpen = false }: { readonly after?: string; readonly limit: number; readonly onlyOpen?: boolean },
): Promise<string[]> {
  const { record, outcome } = dataSubjectHits;
  const rows = await db
    .select({ record })
    .from(dataSubjectHits)
    .where(
      and(
        eq(dataSubjectHits.requestId, requestId),
        eq(dataSubjectHits.source, source),
        sql`${record} > ${after}`,
        onlyOpen ? isNull(outcome) : undefined,
      ),
    )
    .orderBy(record)
    .limit(limit);
  return rows.map((row) => row.record);
}

export async function storeOutcome(
  { db }: Pick<Store, 'db'>,
  requestId: string,
  source: DataSource,
  records: readonly string[],
  outcome: NonNullable<(typeof dataSubjectHits.$inferSelect)['outcome']>,
): Promise<void> {
  await db
    .update(dataSubjectHits)
    .set({ outcome })
    .where(
      and(eq(dataSubjectHits.requestId, requestId), eq(dataSubjectHits.source, source), inArray(dataSubjectHits.record, [...records])),
    );
}

/** What was found, by kind of record: as it stands now, or as it stood when the request was over. */
export async function foundIn(
  { db }: Pick<Store, 'db'>,
  { id: requestId, summary }: Pick<RequestRow, 'id' | 'summary'>,
): Promise<readonly FoundInSource[]> {
  if (summary !== null) return summary;
  const { source, outcome, at } = dataSubjectHits;
  const rows = await db
    .select({ source, outcome, records: count(), first: min(at), last: max(at) })
    .from(dataSubjectHits)
    .where(eq(dataSubjectHits.requestId, requestId))
    .groupBy(source, outcome);
  return dataSources.map((one) => {
    const ofSource = rows.filter((row) => row.source === one);
    const times = ofSource.flatMap(({ first, last }) => [first, last]).filter((time) => time !== null);
    const instants = times.map((time) => time.toISOString()).toSorted();
    const countOf = (result: string) => ofSource.filter((row) => row.outcome === result).reduce((sum, row) => sum + row.records, 0);
    return {
      source: one,
      records: ofSource.reduce((sum, row) => sum + row.records, 0),
      first: instants[0] ?? null,
      last: instants.at(-1) ?? null,
      erased: countOf('erased'),
      held: holdReasons.map((reason) => ({ reason, records: countOf(reason) })).filter(({ records }) => records > 0),
    };
  });
}

/** Ends a request: whom it was about is forgotten, and how much was found is kept. False when another process has ended it. */
export async function endRequest(
  { db }: Pick<Store, 'db'>,
  row: RequestRow,
  end: { readonly state: 'erased' | 'lapsed'; readonly summary: readonly FoundInSource[]; readonly files?: number },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(dataSubjectRequests)
      .set({ ...end, subject: null, learned: null, source: null, after: '', nextAt: null, endedAt: now })
      .where(and(eq(id, row.id), eq(state, row.state)))
      .returning({ id });
    if (ended.length > 0) await tx.delete(dataSubjectHits).where(eq(dataSubjectHits.requestId, row.id));
    return ended.length > 0;
  });
}
