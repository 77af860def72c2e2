import 'server-only';
import { desc, eq, inArray } from 'drizzle-orm';
import * as ownCodes from '@/lib/contracts/problem/own-codes';
import { problem } from '@/lib/contracts/problem/problem';
import { verifyAudit } from '@/lib/server/audit/verify';
import { audit } from '@/lib/server/database/schema/schema';
import type { OfficeHandler } from '@/lib/server/office/context';
import { pageOf } from '@/lib/server/office/page-of';
import { auditEntries, auditSteps } from './audit-entries';
import { auditFilter } from './audit-filter';

/** Lists the audit, newest first, one row per action. It stores ids only; names are joined. */
export const listAudit: OfficeHandler<'audit.list'> = async ({ query, services: { db } }) => {
  const { limit, offset, page } = pageOf(query);
  const found = db
    .select({ sequence: audit.sequence })
    .from(audit)
    .where(await auditFilter(query, db))
    .orderBy(desc(audit.at), desc(audit.sequence))
    .limit(limit + 1)
    .offset(offset);
  const rows = await db.select().from(audit).where(inArray(audit.sequence, found)).orderBy(desc(audit.at), desc(audit.sequence));
  const { items, ...rest } = page(rows, (row) => row);
  return { ...rest, items: await auditEntries(items, db) };
};

/** One action with all its rows in order. */
export const readAudit: OfficeHandler<'audit.read'> = async ({ params, services: { db } }) => {
  const [row] = /^\d{1,15}$/.test(params.id)
    ? await db
        .select()
        .from(audit)
        .where(eq(audit.sequence, Number(params.id)))
    : [];
  const [entry] = row ? await auditEntries([row], db) : [];
  if (!row || !entry) throw problem({ statusCode: 404, errorCode: ownCodes.notFound });
  return { ...entry, steps: await auditSteps(row, db) };
};

export const verifyAuditChain: OfficeHandler<'audit.verify'> = ({ services }) => verifyAudit(services.db);
