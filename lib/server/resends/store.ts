import 'server-only';
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import type { Database } from '@/lib/server/database/database';
import { resendRows, resends } from '@/lib/server/database/schema/callbacks-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { claimedDue } from '@/lib/server/database/turns/claimed-due';
import { isUniqueViolation } from '@/lib/server/database/unique-violation';
import type { ResendCandidate } from './find-candidates';

export type ResendJob = typeof resends.$inferSelect;
export type ResendRow = typeof resendRows.$inferSelect;

interface Counted {
  readonly staffId: string;
  readonly candidates: readonly ResendCandidate[];
  readonly truncated: boolean;
  readonly leftOut: number;
}

/** Stores the set of rows: exactly what was counted is shown and sent. */
export function insertJob(db: Database, { staffId, candidates, truncated, leftOut }: Counted, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    const [job] = await tx.insert(resends).values({ staffId, truncated, leftOut, createdAt: now }).returning({ id: resends.id });
    if (!job) throw new Error('no resend was stored');
    // The earlier answer is part of the row's outcome; the row's own answer is that of the resend.
    const rows = candidates.map(({ answered: _before, own: _own, ...candidate }, place) => ({ ...candidate, resendId: job.id, place }));
    if (rows.length > 0) await tx.insert(resendRows).values(rows);
    return job.id;
  });
}

/** @throws SVB404 when there is none. */
export async function readJob(db: Database, id: string) {
  const [found] = await db
    .select({ job: resends, staff: staff.name })
    .from(resends)
    .innerJoin(staff, eq(staff.id, resends.staffId))
    .where(eq(resends.id, id));
  if (!found) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return { ...found, rows: await rowsOf(db, id) };
}

/** The started resends, newest first, with progress counted for this page only. */
export function startedJobs(db: Database, { limit, offset }: { limit: number; offset: number }) {
  const page = db
    .select({ id: resends.id, state: resends.state, staffId: resends.staffId, startedAt: resends.startedAt, endedAt: resends.endedAt })
    .from(resends)
    .where(isNotNull(resends.startedAt))
    .orderBy(desc(resends.startedAt), desc(resends.id))
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({
      id: page.id,
      state: page.state,
      staff: staff.name,
      startedAt: page.startedAt,
      endedAt: page.endedAt,
      rows: count(resendRows.place),
      over: sql<number>`count(*) filter (where ${resendRows.state} not in ('waiting', 'asked'))::int`,
      accepted: sql<number>`count(*) filter (where ${resendRows.state} = 'accepted')::int`,
    })
    .from(page)
    .innerJoin(staff, eq(staff.id, page.staffId))
    .leftJoin(resendRows, eq(resendRows.resendId, page.id))
    .groupBy(page.id, page.state, page.startedAt, page.endedAt, staff.name)
    .orderBy(desc(page.startedAt), desc(page.id));
}

export function rowsOf(db: Database, id: string): Promise<ResendRow[]> {
  return db.select().from(resendRows).where(eq(resendRows.resendId, id)).orderBy(asc(resendRows.place));
}

/** Starts a counted resend, once. False when it was started before; SVB409 while another one includes any of its transactions. */
export async function startJob(db: Database, id: string, now: Date): Promise<boolean> {
  try {
    return await db.transaction(async (tx) => {
      const started = await tx
        .update(resends)
        .set({ state: 'running', startedAt: now, nextAt: now, nextCallAt: now })
        .where(and(eq(resends.id, id), eq(resends.state, 'counted')))
        .returning({ id: resends.id });
      if (started.length > 0) await tx.update(resendRows).set({ open: true }).where(eq(resendRows.resendId, id));
      return started.length > 0;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw problem({ statusCode: 409, errorCode: ownCodes.conflict });
    throw error;
  }
}

/** Cancels the rows not requested yet; the requested ones are followed to their end. */
export function cancelJob(db: Database, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const cancelled = await tx
      .update(resends)
      .set({ state: 'cancelled' })
      .where(and(eq(resends.id, id), inArray(resends.state, ['counted', 'running'])))
      .returning({ id: resends.id });
    if (cancelled.length > 0) await tx.update(resendRows).set({ state: 'cancelled', open: false }).where(isWaiting(id));
    return cancelled.length > 0;
  });
}

const isWaiting = (id: string) => and(eq(resendRows.resendId, id), eq(resendRows.state, 'waiting'));

const leaseMs = 60_000;

/** Takes one due resend; each goes to one instance. */
export async function claimJob(db: Database, now: Date): Promise<ResendJob | null> {
  const [job] = await db
    .update(resends)
    .set({ nextAt: new Date(now.getTime() + leaseMs) })
    .where(claimedDue({ id: resends.id, dueAt: resends.nextAt }, now, 1))
    .returning();
  return job ?? null;
}

/** Changes rows that are still in the expected state; returns those that changed. */
export function moveRows(
  db: Database,
  id: string,
  places: readonly number[],
  from: ResendRow['state'],
  change: Partial<ResendRow>,
): Promise<ResendRow[]> {
  if (places.length === 0) return Promise.resolve([]);
  return db
    .update(resendRows)
    .set(change)
    .where(and(eq(resendRows.resendId, id), inArray(resendRows.place, [...places]), eq(resendRows.state, from)))
    .returning();
}
