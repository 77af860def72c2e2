import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Role } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { approvals, approvalVotes } from '@/lib/server/database/schema/approvals-schema';
import type { Transaction } from '@/lib/server/database/turns/in-turn-of';
import { announce } from '@/lib/server/live/announce';
import { approvalFields } from '@/lib/server/privacy/at-rest/fields';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import { mailStaff } from '@/lib/server/staff-mails/store';
import { isApproved, possibleApprovers } from './approvers';
import { executeApproval } from './execute-approval';
import { areFilesAsShown } from './files/approval-file-store';
import type { ApprovalRow } from './request/frozen-request';

interface Vote {
  readonly id: string;
  readonly caller: Caller;
  /** The digest of what the voter was shown. */
  readonly requestHash: string;
}

/**
 * Approves a request for one person. With the last vote it is carried out. SVB471 for who asked, SVB403 for a role that no rule names, SVB410
 * when it is decided, over, or not what the voter saw. The same vote again changes nothing.
 */
export async function approveRequest(vote: Vote, services: Services): Promise<void> {
  const isDecided = await services.db.transaction(async (tx) => {
    const row = await lockWaiting(tx, vote.id, services.now());
    requireVoter(row, vote.caller);
    await requireSeen(tx, row, vote.requestHash, services);
    await tx
      .insert(approvalVotes)
      .values(voteOf(row, vote.caller, 'approved', services.now()))
      .onConflictDoNothing();
    if (!(await isApproved(tx, row))) return false;
    await decide(tx, row, services.now());
    return true;
  });
  await announce(services.db, ['approvals']);
  if (isDecided) await executeApproval(vote.id, services);
}

/** Declines a request: one person is enough. */
export async function declineRequest({ id, caller, reason }: Omit<Vote, 'requestHash'> & { reason: string }, services: Services) {
  await services.db.transaction(async (tx) => {
    const row = await lockWaiting(tx, id, services.now());
    requireVoter(row, caller);
    await tx
      .insert(approvalVotes)
      .values(voteOf(row, caller, 'declined', services.now()))
      .onConflictDoNothing();
    await endUnsent(tx, row, { state: 'declined', reason: encryptedReason(row, reason, services), decidedAt: services.now() });
  });
  await announce(services.db, ['approvals']);
}

/** Takes a request back, before it is carried out. Only its requester may. */
export async function withdrawRequest({ id, caller }: Omit<Vote, 'requestHash'>, services: Services) {
  await services.db.transaction(async (tx) => {
    const row = await lockRow(tx, id);
    if (row.makerId !== caller.staffId) throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
    const isUnused = row.state === 'waiting' || (row.state === 'approved' && row.mode === 'permit');
    if (!isUnused || row.lapsesAt <= services.now()) throw outdated(row.state);
    await endUnsent(tx, row, { state: 'withdrawn', decidedAt: services.now() });
  });
  await announce(services.db, ['approvals']);
}

/** Carries a request out without its approvals, for a written reason; who waives them may not be who asked. */
export async function overrideRequest({ id, caller, requestHash, reason }: Vote & { reason: string }, services: Services) {
  await services.db.transaction(async (tx) => {
    const row = await lockWaiting(tx, id, services.now());
    if (row.makerId === caller.staffId) throw problem({ statusCode: 403, errorCode: ownCodes.ownRequest });
    await requireSeen(tx, row, requestHash, services);
    await tx
      .update(approvals)
      .set({ overriddenBy: caller.staffId, reason: encryptedReason(row, reason, services) })
      .where(eq(approvals.id, id));
    const receivers = [row.makerId, ...(await possibleApprovers(tx, row.requirements, row.makerId))];
    await mailStaff(services, tx, receivers, { kind: 'approval-overridden', values: { actor: caller.name } });
    await decide(tx, row, services.now());
  });
  await announce(services.db, ['approvals']);
  await executeApproval(id, services);
}

/** Takes note of a request that went without its approvals. SVB471 for who asked and who released it: it takes somebody else. */
export async function acknowledgeOverride({ id, caller }: Omit<Vote, 'requestHash'>, services: Services) {
  await services.db.transaction(async (tx) => {
    const row = await lockRow(tx, id);
    if (row.overriddenBy === null || row.acknowledgedBy !== null) throw outdated(row.state);
    if (row.makerId === caller.staffId || row.overriddenBy === caller.staffId)
      throw problem({ statusCode: 403, errorCode: ownCodes.ownRequest });
    await tx.update(approvals).set({ acknowledgedBy: caller.staffId }).where(eq(approvals.id, id));
  });
  await announce(services.db, ['approvals']);
}

async function lockRow(tx: Transaction, id: string): Promise<ApprovalRow> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('update');
  if (!row) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return row;
}

/** Checked against the time of the vote, so that nothing can be decided after it lapsed, whether or not the job has been there. */
async function lockWaiting(tx: Transaction, id: string, now: Date): Promise<ApprovalRow> {
  const row = await lockRow(tx, id);
  if (row.state !== 'waiting') throw outdated(row.state);
  if (row.lapsesAt <= now) throw outdated('lapsed');
  return row;
}

function requireVoter(row: ApprovalRow, { staffId, role }: { readonly staffId: string; readonly role: Role }): void {
  if (row.makerId === staffId) throw problem({ statusCode: 403, errorCode: ownCodes.ownRequest });
  if (!row.requirements.some(({ roles }) => roles.includes(role))) throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
}

/** The request is the one whose digest the voter was shown, and so are its files. */
async function requireSeen(tx: Transaction, row: ApprovalRow, requestHash: string, { environment }: Services): Promise<void> {
  if (row.requestHash.toString('hex') !== requestHash || !(await areFilesAsShown(tx, row, environment))) throw outdated('request');
}

function voteOf(row: ApprovalRow, { staffId, role }: Caller, verdict: 'approved' | 'declined', at: Date) {
  return { approvalId: row.id, makerId: row.makerId, staffId, role, verdict, requestHash: row.requestHash, at };
}

/** From now on it is carried out at once, or waits for its requester to use it. */
async function decide(tx: Transaction, row: ApprovalRow, now: Date): Promise<void> {
  const nextAt = row.mode === 'run' ? now : row.lapsesAt;
  await tx.update(approvals).set({ state: 'approved', decidedAt: now, nextAt }).where(eq(approvals.id, row.id));
}

async function endUnsent(tx: Transaction, row: ApprovalRow, change: Partial<typeof approvals.$inferInsert>): Promise<void> {
  await tx
    .update(approvals)
    .set({ ...change, encryptedRequest: null, nextAt: null })
    .where(and(eq(approvals.id, row.id), eq(approvals.state, row.state)));
}

function encryptedReason({ id }: ApprovalRow, reason: string, { environment }: Pick<Services, 'environment'>) {
  return approvalFields.reason.encrypt(reason, id, environment);
}

function outdated(reason: string) {
  return problem({ statusCode: 409, errorCode: ownCodes.outdated, details: [{ field: 'state', reason }] });
}
