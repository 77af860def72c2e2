import 'server-only';
import { and, asc, desc, eq, gt, inArray, lte, ne, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { openApprovalStates } from '@/lib/contracts/office/approvals/approvals';
import { may } from '@/lib/contracts/office/permission';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { approvalAuditFacts } from '@/lib/server/approvals/approval-audit-facts';
import { approvalRecords } from '@/lib/server/approvals/approval-record';
import { acknowledgeOverride, approveRequest, declineRequest, overrideRequest, withdrawRequest } from '@/lib/server/approvals/vote';
import { approvals, approvalVotes } from '@/lib/server/database/schema/approvals-schema';
import type { OfficeCall, OfficeHandler } from '@/lib/server/office/context';
import { equalsUuid } from '@/lib/server/office/equals-uuid';
import { pageOf } from '@/lib/server/office/page-of';
import type { Services } from '@/lib/server/services';
import type { Caller } from '@/lib/server/sessions/caller';

/** Lists approvals: what waits for the reader by the time it lapses, everything else newest first. */
export const listApprovals: OfficeHandler<'approvals.list'> = async ({ query, caller, services }) => {
  const { limit, offset, page } = pageOf(query);
  const { scope = 'all', operationId } = query;
  const { db, now } = services;
  const where = and(
    isVisibleTo(caller),
    scopes[scope](caller, services, now()),
    operationId === undefined ? undefined : equalsUuid(approvals.operationId, operationId),
  );
  const [rows, total] = await Promise.all([
    db
      .select({ id: approvals.id })
      .from(approvals)
      .where(where)
      .orderBy(
        ...(scope === 'mine-to-decide' ? [asc(approvals.lapsesAt), asc(approvals.id)] : [desc(approvals.createdAt), desc(approvals.id)]),
      )
      .limit(limit + 1)
      .offset(offset),
    scope === 'mine-to-decide' ? db.$count(approvals, where) : null,
  ]);
  const records = await approvalRecords(
    rows.map(({ id }) => id),
    caller,
    services,
  );
  return { ...page(records, (record) => record), total };
};

const isOpen = inArray(approvals.state, [...openApprovalStates]);

type Scope = (caller: Caller, services: Services, now: Date) => SQL | undefined;

const scopes: Readonly<Record<'mine-to-decide' | 'asked-by-me' | 'over' | 'all', Scope>> = {
  'mine-to-decide': ({ staffId, role }, { db }, now) =>
    and(
      eq(approvals.state, 'waiting'),
      gt(approvals.lapsesAt, now),
      ne(approvals.makerId, staffId),
      asksRole(role),
      notExists(
        db
          .select({ one: sql`1` })
          .from(approvalVotes)
          .where(and(eq(approvalVotes.approvalId, approvals.id), eq(approvalVotes.staffId, staffId))),
      ),
    ),
  'asked-by-me': ({ staffId }) => eq(approvals.makerId, staffId),
  over: (_caller, _services, now) => or(notInArray(approvals.state, [...openApprovalStates]), and(isOpen, lte(approvals.lapsesAt, now))),
  all: () => undefined,
};

/** A rule names the role. */
function asksRole(role: string): SQL {
  return sql`exists (select 1 from jsonb_array_elements(${approvals.requirements}) as one where one->'roles' ? ${role})`;
}

/** What one asked for, may decide, or has the audit to look after. */
export function isVisibleTo(caller: Caller): SQL | undefined {
  return may(caller, 'audit:read') ? undefined : or(eq(approvals.makerId, caller.staffId), asksRole(caller.role));
}

export const readApproval: OfficeHandler<'approvals.read'> = ({ params, caller, services }) => oneApproval(params.id, caller, services);

async function oneApproval(id: string, caller: Caller, services: Services) {
  const [row] = await services.db
    .select({ id: approvals.id })
    .from(approvals)
    .where(and(eq(approvals.id, id), isVisibleTo(caller)));
  const [record] = await approvalRecords(row ? [row.id] : [], caller, services);
  if (!record) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return record;
}

type Deciding = Pick<OfficeCall, 'caller' | 'services' | 'note'> & { readonly params: { readonly id: string } };

/** Names what a decision is about in its audit line, before it is tried. */
async function noteFacts({ params, services, note }: Deciding): Promise<void> {
  const [row] = await services.db.select().from(approvals).where(eq(approvals.id, params.id));
  if (row) note({ facts: approvalAuditFacts(row, services.environment) });
}

export const approveApproval: OfficeHandler<'approvals.approve'> = async (call) => {
  const { params, body, caller, services } = call;
  await noteFacts(call);
  await approveRequest({ id: params.id, caller, requestHash: body.requestHash }, services);
  return oneApproval(params.id, caller, services);
};

export const declineApproval: OfficeHandler<'approvals.decline'> = async (call) => {
  const { params, body, caller, services } = call;
  await noteFacts(call);
  await declineRequest({ id: params.id, caller, reason: body.reason }, services);
  return oneApproval(params.id, caller, services);
};

export const withdrawApproval: OfficeHandler<'approvals.withdraw'> = async (call) => {
  const { params, caller, services } = call;
  await noteFacts(call);
  await withdrawRequest({ id: params.id, caller }, services);
  return oneApproval(params.id, caller, services);
};

export const overrideApproval: OfficeHandler<'approvals.override'> = async (call) => {
  const { params, body, caller, services } = call;
  if (services.environment.approvalBreakGlass === 'off') throw problem({ statusCode: 403, errorCode: ownCodes.forbidden });
  await noteFacts(call);
  await overrideRequest({ id: params.id, caller, ...body }, services);
  return oneApproval(params.id, caller, services);
};

export const acknowledgeApproval: OfficeHandler<'approvals.acknowledge'> = async (call) => {
  const { params, caller, services } = call;
  await noteFacts(call);
  await acknowledgeOverride({ id: params.id, caller }, services);
  return oneApproval(params.id, caller, services);
};
