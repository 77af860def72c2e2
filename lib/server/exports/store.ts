import 'server-only';
import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { exportJobs, exportPieces } from '@/lib/server/database/exports-schema';
import { inTurnOf } from '@/lib/server/database/turns/in-turn-of';

export type ExportJob = typeof exportJobs.$inferSelect;

const leaseMs = 60_000;
const maxListed = 50;
/** Most exports of one person that are queued or running. */
export const maxOpen = 5;

const isOpen = inArray(exportJobs.state, ['waiting', 'running']);

/** Stores an export; null while its person has the maximum open, however many are requested at once. */
export function addJob(db: Database, values: typeof exportJobs.$inferInsert): Promise<ExportJob | null> {
  return inTurnOf(db, values.staffId, async (tx) => {
    const [open] = await tx
      .select({ count: count() })
      .from(exportJobs)
      .where(and(eq(exportJobs.staffId, values.staffId), isOpen));
    if (open && open.count >= maxOpen) return null;
    const [job] = await tx.insert(exportJobs).values(values).returning();
    return job ?? null;
  });
}

/** A person's own exports, newest first. */
export function jobsOf(db: Database, staffId: string): Promise<ExportJob[]> {
  return db.select().from(exportJobs).where(eq(exportJobs.staffId, staffId)).orderBy(desc(exportJobs.createdAt)).limit(maxListed);
}

/** A person's own export; someone else's counts as missing. */
export async function ownJob(db: Database, id: string, staffId: string): Promise<ExportJob | null> {
  const [job] = await db
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.id, id), eq(exportJobs.staffId, staffId)));
  return job ?? null;
}

/** Takes one export that nobody works on, counts the attempt, and deletes what an earlier attempt has written. */
export function claimExport(db: Database, now: Date): Promise<ExportJob | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: exportJobs.id })
      .from(exportJobs)
      .where(lte(exportJobs.nextAt, now))
      .orderBy(exportJobs.nextAt)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    await tx.delete(exportPieces).where(eq(exportPieces.exportId, due.id));
    const [job] = await tx
      .update(exportJobs)
      .set({ state: 'running', rows: 0, size: 0, attempts: sql`${exportJobs.attempts} + 1`, nextAt: leaseUntil(now) })
      .where(eq(exportJobs.id, due.id))
      .returning();
    return job ?? null;
  });
}

function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** Matches the row while the attempt is still current: not taken over, not canceled. */
const isStill = ({ id, attempts }: ExportJob) =>
  and(eq(exportJobs.id, id), eq(exportJobs.attempts, attempts), eq(exportJobs.state, 'running'));

/** Appends a piece of the file. False when the attempt is over. */
export function addPiece(db: Database, job: ExportJob, place: number, content: Buffer): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mine] = await tx.select({ id: exportJobs.id }).from(exportJobs).where(isStill(job)).for('update');
    if (mine && content.length > 0) await tx.insert(exportPieces).values({ exportId: job.id, place, content });
    return mine !== undefined;
  });
}

/** Stores the progress. False when the attempt is over. */
export async function noteProgress(db: Database, job: ExportJob, rows: number, now: Date): Promise<boolean> {
  const moved = await db
    .update(exportJobs)
    .set({ rows, nextAt: leaseUntil(now) })
    .where(isStill(job))
    .returning({ id: exportJobs.id });
  return moved.length > 0;
}

type ExportResult = Partial<Pick<ExportJob, 'rows' | 'totals' | 'size' | 'code'>> & { readonly state: 'ready' | 'failed' };

/** Ends an attempt; the pieces of a failed file are deleted. */
export function endJob(db: Database, job: ExportJob, end: ExportResult, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .update(exportJobs)
      .set({ ...end, nextAt: null, endedAt: now })
      .where(isStill(job))
      .returning({ id: exportJobs.id });
    if (ended.length > 0 && end.state === 'failed') await tx.delete(exportPieces).where(eq(exportPieces.exportId, job.id));
  });
}

/** Cancels an export, queued or running. False when it was over. */
export function cancelExport(db: Database, id: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const cancelled = await tx
      .update(exportJobs)
      .set({ state: 'cancelled', nextAt: null, endedAt: now })
      .where(and(eq(exportJobs.id, id), isOpen))
      .returning({ id: exportJobs.id });
    if (cancelled.length > 0) await tx.delete(exportPieces).where(eq(exportPieces.exportId, id));
    return cancelled.length > 0;
  });
}

/** The pieces of a file in order, each loaded when requested. */
export async function* piecesOf(db: Database, id: string): AsyncGenerator<Buffer> {
  const places = await db
    .select({ place: exportPieces.place })
    .from(exportPieces)
    .where(eq(exportPieces.exportId, id))
    .orderBy(exportPieces.place);
  for (const { place } of places) {
    const [piece] = await db
      .select({ content: exportPieces.content })
      .from(exportPieces)
      .where(and(eq(exportPieces.exportId, id), eq(exportPieces.place, place)));
    if (!piece) throw new Error('a piece of an export is gone');
    yield piece.content;
  }
}
