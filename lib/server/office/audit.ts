import 'server-only';
import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import { auditActions } from '@/lib/contracts/audit';
import { verifyAudit } from '@/lib/server/audit/verify';
import { audit, staff } from '@/lib/server/database/schema';
import type { OfficeHandler } from './context';
import { pageOf } from './page-of';

/** The record itself holds ids only; names are joined for reading. */
export const listAudit: OfficeHandler<'audit.list'> = async ({ query, services }) => {
  const { limit, offset, page } = pageOf(query);
  const rows = await services.db
    .select({ row: audit, actor: staff.name })
    .from(audit)
    .leftJoin(staff, eq(staff.id, audit.actorId))
    .where(
      and(
        query.action ? inArray(audit.action, [...query.action]) : undefined,
        query.dateFrom ? gte(audit.at, new Date(query.dateFrom)) : undefined,
        query.dateTo ? lte(audit.at, new Date(query.dateTo)) : undefined,
      ),
    )
    .orderBy(desc(audit.sequence))
    .limit(limit + 1)
    .offset(offset);
  return page(rows, ({ row, actor }) => ({
    sequence: row.sequence,
    at: row.at.toISOString(),
    actor,
    action: knownAction(row.action),
    object: row.object,
    result: row.result,
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
