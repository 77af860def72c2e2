import 'server-only';
import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import { isReportInProgress } from '@/lib/domain/is-report-in-progress';
import { instantIn } from '@/lib/format/time/instant-in';
import type { Database } from '@/lib/server/database/database';
import { reportRequests } from '@/lib/server/database/schema/reports-schema';
import { staff } from '@/lib/server/database/schema/schema';
import type { ReportState } from './report-at-service';

export type ReportRequestRow = typeof reportRequests.$inferSelect;

const maxListed = 50;
const leaseMs = 60_000;
const minPollMs = 2_000;
const maxPollMs = 60_000;
const maxAgeMs = 7 * 24 * 3_600_000;

/** Stores what was requested; the row may exist, because the service can return the same report again. */
export async function insertReportRequest(db: Database, row: Omit<ReportRequestRow, 'nextAt'>): Promise<void> {
  await db
    .insert(reportRequests)
    .values({ ...row, nextAt: row.createdAt })
    .onConflictDoNothing();
}

/** Newest first, with the requester. */
export function listReports(db: Database) {
  return db
    .select({ row: reportRequests, staff: staff.name })
    .from(reportRequests)
    .innerJoin(staff, eq(staff.id, reportRequests.staffId))
    .orderBy(desc(reportRequests.createdAt), desc(reportRequests.id))
    .limit(maxListed);
}

export async function findReport(db: Database, id: string): Promise<ReportRequestRow | null> {
  const [row] = await db.select().from(reportRequests).where(eq(reportRequests.id, id));
  return row ?? null;
}

/** Claims one report due for polling; each report goes to one instance. */
export function claimReport(db: Database, now: Date): Promise<ReportRequestRow | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(reportRequests)
      .where(and(isNotNull(reportRequests.nextAt), lte(reportRequests.nextAt, now)))
      .orderBy(reportRequests.nextAt)
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    await tx
      .update(reportRequests)
      .set({ nextAt: new Date(now.getTime() + leaseMs) })
      .where(eq(reportRequests.id, due.id));
    return due;
  });
}

/**
 * Stores the state from the service (null: none) and returns the current report. An unfinished one is fetched again soon, less often the
 * longer it takes; after a week it has failed.
 */
export async function updateReportState(db: Database, row: ReportRequestRow, state: ReportState | null, now: Date): Promise<string> {
  const age = now.getTime() - row.createdAt.getTime();
  const reported = state?.status ?? row.status;
  const status = age > maxAgeMs && isReportInProgress(reported) ? 'FAILED' : reported;
  const wait = Math.min(Math.max(age / 10, minPollMs), maxPollMs);
  await db
    .update(reportRequests)
    .set({
      status,
      expiresAt: instantIn(state?.expiresAt) ?? row.expiresAt,
      nextAt: isReportInProgress(status) ? new Date(now.getTime() + wait) : null,
    })
    .where(eq(reportRequests.id, row.id));
  return status;
}
