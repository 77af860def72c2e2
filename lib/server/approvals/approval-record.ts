import 'server-only';
import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { decisionRights } from '@/lib/contracts/office/approvals/approvals';
import type { Approval } from '@/lib/contracts/office/approvals/approvals.shape';
import { may } from '@/lib/contracts/office/permission';
import { countFor } from '@/lib/domain/approval/satisfiable';
import { toReais } from '@/lib/format/money/money';
import { approvals, approvalVotes } from '@/lib/server/database/schema/approvals-schema';
import { customRoles } from '@/lib/server/database/schema/roles-schema';
import { operations, staff } from '@/lib/server/database/schema/schema';
import { approvalFields } from '@/lib/server/privacy/at-rest/fields';
import { accessColumns, accessOf, isTheirRole, type RoleAccess } from '@/lib/server/roles/role-access';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';
import type { ApprovalRow } from './request/frozen-request';

export const maker = alias(staff, 'maker');
const overrider = alias(staff, 'overrider');
const acknowledger = alias(staff, 'acknowledger');

/** The rows of some approvals, as `reader` may see them, in the order of the ids. */
export async function approvalRecords(ids: readonly string[], reader: Caller, services: Services): Promise<Approval[]> {
  if (ids.length === 0) return [];
  const { db } = services;
  const [rows, votes] = await Promise.all([
    db
      .select({
        row: approvals,
        maker: maker.name,
        overriddenBy: overrider.name,
        acknowledgedBy: acknowledger.name,
        transactionId: operations.transactionId,
      })
      .from(approvals)
      .innerJoin(maker, eq(maker.id, approvals.makerId))
      .leftJoin(overrider, eq(overrider.id, approvals.overriddenBy))
      .leftJoin(acknowledger, eq(acknowledger.id, approvals.acknowledgedBy))
      .leftJoin(operations, eq(operations.id, approvals.operationId))
      .where(inArray(approvals.id, [...ids])),
    db
      .select({ ...accessColumns, vote: approvalVotes, name: staff.name, active: staff.active })
      .from(approvalVotes)
      .innerJoin(staff, eq(staff.id, approvalVotes.staffId))
      .leftJoin(customRoles, isTheirRole)
      .where(inArray(approvalVotes.approvalId, [...ids]))
      .orderBy(approvalVotes.at),
  ]);
  const found = new Map(rows.map((one) => [one.row.id, one]));
  return ids.flatMap((id) => {
    const one = found.get(id);
    return one
      ? [
          recordOf(
            one,
            votes.filter(({ vote }) => vote.approvalId === id).map((found) => ({ ...found, now: accessOf(found) })),
            reader,
            services,
          ),
        ]
      : [];
  });
}

interface Found {
  readonly row: ApprovalRow;
  readonly maker: string;
  readonly overriddenBy: string | null;
  readonly acknowledgedBy: string | null;
  readonly transactionId: string | null;
}

interface FoundVote {
  readonly vote: typeof approvalVotes.$inferSelect;
  readonly name: string;
  readonly active: boolean;
  readonly now: RoleAccess;
}

function recordOf(
  { row, maker, overriddenBy, acknowledgedBy, transactionId }: Found,
  votes: readonly FoundVote[],
  reader: Caller,
  services: Services,
): Approval {
  const keys = services.environment;
  const shown = approvalFields.shown.decrypt(row.shown, row.id, keys);
  const isLate = (row.state === 'waiting' || row.state === 'approved') && row.lapsesAt <= services.now();
  const counting = votes
    .filter(({ vote, active }) => active && vote.verdict === 'approved' && vote.requestHash.equals(row.requestHash))
    .map(({ vote, now }) => ({ id: vote.staffId, ...now }));
  const mayDecide = decisionRightOf(row, isLate, votes, reader);
  return {
    id: row.id,
    action: row.action,
    state: isLate ? 'lapsed' : row.state,
    mode: row.mode,
    requestHash: row.requestHash.toString('hex'),
    amount: row.amount === null ? null : toReais(row.amount),
    currency: row.currency,
    holder: approvalFields.holder.decrypt(row.holder, row.id, keys),
    holderBefore: approvalFields.holderBefore.decrypt(row.holderBefore, row.id, keys),
    ...shown,
    // A request from before there were such changes and files has none.
    changes: shown.changes ?? [],
    files: shown.files ?? [],
    requirements: row.requirements.map((one) => ({ ...one, given: countFor(one, counting) })),
    maker,
    mine: row.makerId === reader.staffId,
    createdAt: row.createdAt.toISOString(),
    lapsesAt: row.lapsesAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: approvalFields.reason.decrypt(row.reason, row.id, keys),
    overriddenBy,
    acknowledgedBy,
    votes: votes.map(({ vote, name }) => ({ staff: name, role: vote.role, verdict: vote.verdict, at: vote.at.toISOString() })),
    mayDecide,
    mayOverride:
      services.environment.approvalBreakGlass === 'on' &&
      may(reader, 'approvals:override') &&
      row.makerId !== reader.staffId &&
      row.state === 'waiting' &&
      !isLate,
    mayAcknowledge:
      row.overriddenBy !== null &&
      row.acknowledgedBy === null &&
      row.overriddenBy !== reader.staffId &&
      row.makerId !== reader.staffId &&
      may(reader, 'approvals:decide'),
    stale: approvalFields.stale.decrypt(row.stale, row.id, keys),
    errorCode: row.errorCode,
    operationId: row.operationId,
    transactionId,
  };
}

function decisionRightOf(
  { state, makerId, requirements }: ApprovalRow,
  isLate: boolean,
  votes: readonly FoundVote[],
  reader: Caller,
): (typeof decisionRights)[number] {
  if (state !== 'waiting' || isLate) return 'over';
  if (makerId === reader.staffId) return 'own';
  if (votes.some(({ vote }) => vote.staffId === reader.staffId)) return 'voted';
  return may(reader, 'approvals:decide') && requirements.some(({ roles }) => roles.includes(reader.role)) ? 'yes' : 'role';
}
