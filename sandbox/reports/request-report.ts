import { randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from '@/sandbox/database/open-database';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { ReportRow, ReportScope } from './report-row';
import { selectReportRows } from './select-report-rows';

const maxUnfinished = 3;
/** The namespace of this advisory lock; unique in this database. */
const lock = 4_010_022;

/** Creates a report. @throws ServiceProblem SVG422 when it would have no rows or three reports are unfinished. */
export async function requestReport(sql: Sql, scope: ReportScope, at: Date): Promise<ReportRow> {
  const now = at.toISOString();
  const [firstRow] = await sql`select from transactions where ${selectReportRows(sql, scope)} limit 1`;
  if (!firstRow) throw new ServiceProblem('SVG422');
  const { accountId, dateFrom, dateTo, statuses, types } = scope;
  const created = { id: randomUUID(), status: 'PENDING', createdAt: now, updatedAt: now, expiresAt: null } as const;
  const signingKey = randomBytes(32).toString('hex');
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${lock}, ${accountId})`;
    const unfinished = await tx`select from reports where account_id = ${accountId} and status in ('PENDING', 'PROCESSING')`;
    if (unfinished.length >= maxUnfinished) throw new ServiceProblem('SVG422');
    await tx`
      insert into reports (account_id, id, status, date_from, date_to, statuses, types, signing_key, created_at, updated_at)
      values (${accountId}, ${created.id}, ${created.status}, ${dateFrom}, ${dateTo}, ${toArray(statuses)}, ${toArray(types)},
        ${signingKey}, ${now}, ${now})`;
    function toArray(values: readonly string[] | null) {
      return values && tx.array([...values]);
    }
  });
  return { ...scope, ...created, signingKey };
}
