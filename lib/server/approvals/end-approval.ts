import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { ApprovalState } from '@/lib/contracts/office/approvals/approvals';
import type { AuditAction, AuditResult } from '@/lib/contracts/office/audit/audit-action';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { approvals, approvalVotes } from '@/lib/server/database/schema/approvals-schema';
import { announce } from '@/lib/server/live/announce';
import type { OperationRow } from '@/lib/server/operations/stored/store';
import { approvalFields } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';
import { mailStaff } from '@/lib/server/staff-mails/store';
import { approvalAuditFacts } from './approval-audit-facts';
import type { ApprovalRow } from './request/frozen-request';
import type { Difference } from './request/what-differs';

/** How an approval ends, or where it goes back to. */
export interface ApprovalChange extends Partial<Pick<ApprovalRow, 'state' | 'errorCode' | 'operationId' | 'nextAt' | 'decidedAt'>> {
  readonly stale?: Difference;
}

const over: readonly ApprovalState[] = ['done', 'failed', 'declined', 'withdrawn', 'lapsed', 'stale'];

/** Changes an approval if it is still in the state it was read in; what was to be sent is deleted once it is over. False when it is not. */
export async function changeApproval(
  row: ApprovalRow,
  { stale, ...change }: ApprovalChange,
  { db, environment }: Pick<Services, 'db' | 'environment'>,
): Promise<boolean> {
  const ends = change.state !== undefined && over.includes(change.state);
  const changed = await db
    .update(approvals)
    .set({
      ...change,
      ...(stale && { stale: approvalFields.stale.encrypt(stale, row.id, environment) }),
      ...(ends && { encryptedRequest: null, nextAt: null }),
    })
    .where(and(eq(approvals.id, row.id), eq(approvals.state, row.state)))
    .returning({ id: approvals.id });
  return changed.length > 0;
}

interface Ending extends ApprovalChange {
  readonly state: 'done' | 'failed' | 'stale' | 'lapsed';
}

const results: Readonly<Record<Ending['state'], AuditResult>> = { done: 'done', failed: 'refused', stale: 'refused', lapsed: 'refused' };

/** Ends an approval, with everybody who had a part in it on record; tells those people when it was stopped. */
export async function endApproval(row: ApprovalRow, ending: Ending, services: Services): Promise<void> {
  const { db, now } = services;
  if (!(await changeApproval(row, ending, services))) return;
  const votes = await db
    .select({ staffId: approvalVotes.staffId })
    .from(approvalVotes)
    .where(and(eq(approvalVotes.approvalId, row.id), inArray(approvalVotes.verdict, ['approved'])));
  const approvers = votes.map(({ staffId }) => staffId);
  const action: AuditAction = ending.state === 'lapsed' ? 'approval.lapsed' : 'approval.executed';
  await recordAuditEvent(
    db,
    {
      actorId: row.makerId,
      address: null,
      action,
      object: row.id,
      result: results[ending.state],
      facts: {
        ...approvalAuditFacts(row, services.environment),
        state: ending.state,
        ...(approvers.length > 0 && { approvers: approvers.join(' ') }),
        ...(row.overriddenBy && { overriddenBy: row.overriddenBy }),
        ...(ending.stale && { differs: ending.stale.reason }),
        ...(ending.errorCode && { code: ending.errorCode }),
      },
    },
    now(),
  );
  if (ending.state === 'stale') await mailStaff(services, db, [row.makerId, ...approvers], { kind: 'approval-stopped', values: {} });
  await announce(db, ['approvals', 'approvalRules', 'operations']);
}

/** Ends an approval as its operation ended; one whose outcome is not known stays until it is. */
export async function settleByOperation(row: ApprovalRow, operation: OperationRow, services: Services): Promise<void> {
  const { id: operationId, state, problem } = operation;
  // A planned payment is decided: it goes on its day, if its approvals still hold then.
  if (state === 'done' || state === 'planned') return endApproval(row, { state: 'done', operationId }, services);
  if (state === 'held' || state === 'canceled') return endApproval(row, { state: 'lapsed', operationId }, services);
  if (state === 'refused' || state === 'not-found') {
    return endApproval(row, { state: 'failed', operationId, errorCode: problem?.errorCode ?? null }, services);
  }
  await changeApproval(row, { operationId, nextAt: new Date(services.now().getTime() + 1_000) }, services);
}
