import 'server-only';
import { and, desc, eq, gte, inArray, lte, ne, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditActions } from '@/lib/contracts/office/audit-action';
import { verifyAudit } from '@/lib/server/audit/verify';
import { audit, staff } from '@/lib/server/database/schema';
import type { OfficeHandler } from './context';
import { pageOf } from './page-of';

const requested = alias(audit, 'asked');
const outcome = alias(audit, 'outcome');

/**
 * Lists the audit. It stores ids only; names are joined. A request and its result are shown as one event, that of the result, with the time
 * of the request; a request alone is shown where no result followed.
 */
export const listAudit: OfficeHandler<'audit.list'> = async ({ query, services }) => {
  const { limit, offset, page } = pageOf(query);
  const { action } = query;
  const followed = services.db
    .select({ sequence: outcome.sequence })
    .from(outcome)
    .where(
      and(eq(outcome.requestId, audit.requestId), ne(outcome.result, 'asked'), action ? inArray(outcome.action, [...action]) : undefined),
    );
  const rows = await services.db
    .select({ row: audit, actor: staff.name, askedAt: requested.at })
    .from(audit)
    .leftJoin(staff, eq(staff.id, audit.actorId))
    .leftJoin(requested, and(eq(requested.requestId, audit.requestId), eq(requested.result, 'asked'), ne(audit.result, 'asked')))
    .where(
      and(
        or(ne(audit.result, 'asked'), notExists(followed)),
        action ? inArray(audit.action, [...action]) : undefined,
        query.dateFrom ? gte(audit.at, new Date(query.dateFrom)) : undefined,
        query.dateTo ? lte(audit.at, new Date(query.dateTo)) : undefined,
      ),
    )
    .orderBy(desc(audit.sequence))
    .limit(limit + 1)
    .offset(offset);
  return page(rows, ({ row, actor, askedAt }) => ({
    sequence: row.sequence,
    at: row.at.toISOString(),
    actor,
    action: knownAction(row.action),
    object: row.object,
    result: row.result,
    askedAt: askedAt?.toISOString() ?? null,
    sessionId: row.sessionId,
    address: row.address,
    requestId: row.requestId,
    facts: row.facts,
  }));
};

function knownAction(text: string) {
  const action = auditActions.find((known) => known === text);
  if (!action) throw new Error(`the audit holds an action that is not in the contract: ${text}`);
  return action;
}

export const verifyAuditChain: OfficeHandler<'audit.verify'> = ({ services }) => verifyAudit(services.db);
