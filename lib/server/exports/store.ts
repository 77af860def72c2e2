import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '@/lib/server/database/database';
import { exportJobs, exportPieces } from '@/lib/server/database/schema/exports-schema';
import { inTurnOf } from '@/lib/server/database/turns/in-turn-of';
import type { EncryptionKeys } from '@/lib/server/environment/encryption-keys';
import { addNotices } from '@/lib/server/notices/add-notices';
import { exportFields, exportPieceField, exportPieceRow } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';

interface AskedFilters {
  readonly search: string;
  readonly filters: readonly { label: string; text: string }[];
}

type StoredJob = typeof exportJobs.$inferSelect;

/** An export, with its query and the filters that the file names in the clear. */
export type ExportJob = Omit<StoredJob, keyof AskedFilters> & AskedFilters;

type NewExport = Omit<typeof exportJobs.$inferInsert, 'id' | keyof AskedFilters> & AskedFilters;

type Store = Pick<Services, 'db' | 'environment'>;

function opened(job: StoredJob, keys: EncryptionKeys): ExportJob {
  const { id, search, filters } = job;
  return {
    ...job,
    search: exportFields.search.decrypt(search, id, keys),
    filters: exportFields.filters.decrypt(filters, id, keys),
  };
}

const leaseMs = 60_000;
const maxListed = 50;
/** Most exports of one person that are queued or running. */
export const maxOpen = 5;

const isOpen = inArray(exportJobs.state, ['waiting', 'running']);

/** Stores an export; null while its person has the maximum open, however many are requested at once. */
export function addJob({ db, environment }: Store, { search, filters, ...values }: NewExport): Promise<ExportJob | null> {
  const id = randomUUID();
  const encrypted = {
    search: exportFields.search.encrypt(search, id, environment),
    filters: exportFields.filters.encrypt(filters, id, environment),
  };
  return inTurnOf(db, values.staffId, async (tx) => {
    const [open] = await tx
      .select({ count: count() })
      .from(exportJobs)
      .where(and(eq(exportJobs.staffId, values.staffId), isOpen));
    if (open && open.count >= maxOpen) return null;
    const [job] = await tx
      .insert(exportJobs)
      .values({ ...values, ...encrypted, id })
      .returning();
    return job ? opened(job, environment) : null;
  });
}

/** A person's own exports, newest first. */
export async function jobsOf({ db, environment }: Store, staffId: string): Promise<ExportJob[]> {
  const isOwn = eq(exportJobs.staffId, staffId);
  const jobs = await db.select().from(exportJobs).where(isOwn).orderBy(desc(exportJobs.createdAt)).limit(maxListed);
  return jobs.map((job) => opened(job, environment));
}

/** A person's own export; someone else's counts as missing. */
export async function ownJob({ db, environment }: Store, id: string, staffId: string): Promise<ExportJob | null> {
  const [job] = await db
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.id, id), eq(exportJobs.staffId, staffId)));
  return job ? opened(job, environment) : null;
}

/** Takes one export that nobody works on, counts the attempt, and deletes what an earlier attempt has written. */
export function claimExport({ db, environment }: Store, now: Date): Promise<ExportJob | null> {
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
    return job ? opened(job, environment) : null;
  });
}

function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** Matches the row while the attempt is still current: not taken over, not canceled. */
const isStill = ({ id, attempts }: ExportJob) =>
  and(eq(exportJobs.id, id), eq(exportJobs.attempts, attempts), eq(exportJobs.state, 'running'));

/** Appends a piece of the file. False when the attempt is over. */
export function addPiece({ db, environment }: Store, job: ExportJob, place: number, plain: Buffer): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mine] = await tx.select({ id: exportJobs.id }).from(exportJobs).where(isStill(job)).for('update');
    if (mine && plain.length > 0) {
      const content = exportPieceField.encrypt(plain, exportPieceRow(job.id, place), environment);
      await tx.insert(exportPieces).values({ exportId: job.id, place, content });
    }
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
    if (ended.length === 0) return;
    if (end.state === 'ready') await addNotices(tx, [{ kind: 'file-ready', key: job.id, staffId: job.staffId }], now);
    else await tx.delete(exportPieces).where(eq(exportPieces.exportId, job.id));
  });
}

/**
 * Gives an export back, to be begun anew at once by another process, without counting the attempt. Its number is given out again: whatever this
 * attempt was still storing must have ended.
 */
export async function handBack(db: Database, job: ExportJob, now: Date): Promise<void> {
  await db
    .update(exportJobs)
    .set({ state: 'waiting', nextAt: now, attempts: job.attempts - 1 })
    .where(isStill(job));
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
export async function* piecesOf({ db, environment }: Store, id: string): AsyncGenerator<Buffer> {
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
    yield exportPieceField.decrypt(piece.content, exportPieceRow(id, place), environment);
  }
}
