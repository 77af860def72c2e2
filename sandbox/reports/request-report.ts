import { randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from '@/sandbox/database/open-database';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { ReportRow, ReportScope } from './report-row';
import { selectReportRows } from './select-report-rows';

const mostAtOnce = 3;
/** Any number that no other lock of this database has. */
const lock = 4_010_022;

/** Begins a report. @throws ServiceProblem SVG422 when it would have no rows, or three are under way already. */
export async function requestReport(sql: Sql, scope: ReportScope, at: Date): Promise<ReportRow> {
  const now = at.toISOString();
  const [any] = await sql`select from transactions where ${selectReportRows(sql, scope)} limit 1`;
  if (!any) throw new ServiceProblem('SVG422');
  const { accountId, dateFrom, dateTo, statuses, types } = scope;
  const made = { id: randomUUID(), status: 'PENDING', createdAt: now, updatedAt: now, expiresAt: null } as const;
  const signingKey = randomBytes(32).toString('hex');
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${lock}, ${accountId})`;
    const underWay = await tx`select from reports where account_id = ${accountId} and status in ('PENDING', 'PROCESSING')`;
    if (underWay.length >= mostAtOnce) throw new ServiceProblem('SVG422');
    await tx`
      insert into reports (account_id, id, status, date_from, date_to, statuses, types, signing_key, created_at, updated_at)
      values (${accountId}, ${made.id}, ${made.status}, ${dateFrom}, ${dateTo}, ${listed(statuses)}, ${listed(types)},
        ${signingKey}, ${now}, ${now})`;
    function listed(values: readonly string[] | null) {
      return values && tx.array([...values]);
    }
  });
  return { ...scope, ...made, signingKey };
}
