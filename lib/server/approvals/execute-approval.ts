import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { operationKinds } from '@/lib/contracts/office/operations';
import type { Problem } from '@/lib/contracts/problem/problem';
import { approvals } from '@/lib/server/database/schema/approvals-schema';
import { runOperation } from '@/lib/server/operations/run-operation';
import { operationByKey } from '@/lib/server/operations/stored/store';
import { problemIn } from '@/lib/server/operations/stored/stored-problem';
import type { Services } from '@/lib/server/services';
import { countingVoters, isApproved } from './approvers';
import { changeApproval, endApproval, settleByOperation } from './end-approval';
import { lapse } from './lapse';
import { type ApprovalRow, type FrozenRequest, openRequest } from './request/frozen-request';
import { differenceIn, makerOf, whatDiffers } from './request/what-differs';
import { endpointOf } from './rules/sensitive-endpoints';
import type { Givers } from './settings/settings-change';
import { settingsChangeOf } from './settings/settings-changes';
import { leaseUntil, withLease } from './with-lease';

const retryMs = 5_000;

/**
 * Executes an approved request once. Of several processes that try at the same moment one takes it; it opens an operation whose id is the
 * approval's, so the request is sent at most once. Does nothing for an approval in another state, or past its time.
 */
export async function executeApproval(id: string, services: Services): Promise<void> {
  const { db, now } = services;
  const [taken] = await db
    .update(approvals)
    .set({ state: 'executing', operationKey: id, nextAt: leaseUntil(services) })
    .where(and(eq(approvals.id, id), eq(approvals.state, 'approved'), eq(approvals.mode, 'run'), gt(approvals.lapsesAt, now())))
    .returning();
  if (taken) await carryOut(taken, services);
}

/** Continues a request that was taken, also when the process that took it has ended since. */
export function carryOut(row: ApprovalRow, services: Services): Promise<void> {
  return withLease(row.id, services, () => goOn(row, services));
}

async function goOn(row: ApprovalRow, services: Services): Promise<void> {
  const begun = row.operationKey === null ? null : await operationByKey(services.db, row.operationKey);
  if (begun) return settleByOperation(row, begun, services);
  if (row.mode === 'permit') return endApproval(row, { state: 'failed' }, services);
  if (row.lapsesAt <= services.now()) return lapse(row, services);
  if (!(await isApproved(services.db, row))) {
    await changeApproval(row, { state: 'waiting', decidedAt: null, nextAt: row.lapsesAt }, services);
    return;
  }
  try {
    const stale = await whatDiffers(row, randomUUID(), services);
    const request = openRequest(row, services.environment);
    if (stale || !request) return await endApproval(row, { state: 'stale', stale: stale ?? { reason: 'request', now: '' } }, services);
    await send(row, request, services);
  } catch (error) {
    await endByError(row, problemIn(error), services);
  }
}

async function send(row: ApprovalRow, { params, body, confirmed }: FrozenRequest, services: Services): Promise<void> {
  const settings = settingsChangeOf(endpointOf(row.endpoint));
  if (settings) {
    const givers: Givers = [await makerOf(row, services), ...(await countingVoters(services.db, row))];
    await settings.check({ params, body }, givers, services);
    await settings.write({ params, body }, row.makerId, givers, services);
    return endApproval(row, { state: 'done' }, services);
  }
  const kind = operationKinds.find((known) => known === row.endpoint);
  if (!kind) throw new RangeError(`${row.endpoint} is no operation`);
  const caller = await makerOf(row, services);
  const request = { params, body, idempotencyKey: row.id, requestId: randomUUID(), caller, approved: { id: row.id, confirmed } };
  const { row: operation } = await runOperation(kind, request, services);
  await settleByOperation(row, operation, services);
}

/**
 * After an error the outcome is that of the operation, if one was stored. Without one nothing was sent: a difference ends the request as
 * stale, and a temporary error is retried until the request lapses.
 */
async function endByError(row: ApprovalRow, problem: Problem, services: Services): Promise<void> {
  const operation = await operationByKey(services.db, row.id);
  if (operation) return settleByOperation(row, operation, services);
  const stale = differenceIn(problem);
  if (stale) return endApproval(row, { state: 'stale', stale }, services);
  const passes = problem.statusCode >= 500 || problem.statusCode === 429 || problem.retryAfterSeconds !== null || isOccupied(problem);
  if (!passes) return endApproval(row, { state: 'failed', errorCode: problem.errorCode }, services);
  await changeApproval(row, { state: 'approved', nextAt: new Date(services.now().getTime() + retryMs) }, services);
}

/** Another operation on the same payment is not settled yet. */
function isOccupied({ details }: Problem): boolean {
  return details.some(({ field, reason }) => field === 'operation' && reason === 'unsettled');
}
