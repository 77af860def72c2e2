import 'server-only';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { ProblemError } from '@/lib/contracts/problem/problem';
import { approvals } from '@/lib/server/database/schema/approvals-schema';
import type { Fingerprints } from '@/lib/server/operations/fingerprint';
import { operationByKey } from '@/lib/server/operations/stored/store';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { isApproved } from './approvers';
import { endApproval, settleByOperation } from './end-approval';
import { areFilesAsShown } from './files/approval-file-store';
import type { ApprovalRow } from './request/frozen-request';
import { leaseUntil, withLease } from './with-lease';

/** Takes a permit for exactly this request of this person, once; null when there is none that still counts. */
export async function takePermit(
  fingerprints: Fingerprints,
  key: string | null,
  { staffId }: Caller,
  services: Services,
): Promise<ApprovalRow | null> {
  const { db, now, environment } = services;
  const isPermit = and(
    eq(approvals.makerId, staffId),
    inArray(approvals.fingerprint, [...fingerprints]),
    eq(approvals.mode, 'permit'),
    eq(approvals.state, 'approved'),
    gt(approvals.lapsesAt, now()),
  );
  for (const row of await db.select().from(approvals).where(isPermit).orderBy(approvals.createdAt)) {
    if (!(await isApproved(db, row)) || !(await areFilesAsShown(db, row, environment))) continue;
    const [taken] = await db
      .update(approvals)
      .set({ state: 'executing', operationKey: key, nextAt: leaseUntil(services) })
      .where(and(eq(approvals.id, row.id), eq(approvals.state, 'approved')))
      .returning();
    if (taken) return taken;
  }
  return null;
}

/** Makes a call under a permit, if it needs one, which is over with it. */
export async function withPermit<T>(permit: ApprovalRow | null, services: Services, run: () => Promise<T>): Promise<T> {
  if (permit === null) return run();
  try {
    const answer = await withLease(permit.id, services, run);
    await finishPermit(permit, null, services);
    return answer;
  } catch (error) {
    await finishPermit(permit, error, services);
    throw error;
  }
}

/** Ends a permit as the operation of its call ended, where there is one. */
async function finishPermit(permit: ApprovalRow, error: unknown, services: Services): Promise<void> {
  const operation = permit.operationKey === null ? null : await operationByKey(services.db, permit.operationKey);
  if (operation) return settleByOperation(permit, operation, services);
  if (error === null) return endApproval(permit, { state: 'done' }, services);
  await endApproval(permit, { state: 'failed', errorCode: error instanceof ProblemError ? error.problem.errorCode : null }, services);
}
