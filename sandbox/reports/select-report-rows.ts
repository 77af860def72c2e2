import type { Sql } from '@/sandbox/database/open-database';
import type { ReportScope } from './report-row';

/** SQL condition for the transactions of a report: created in its period, both ends included. */
export function selectReportRows(sql: Sql, { accountId, dateFrom, dateTo, statuses, types }: ReportScope) {
  return sql`
    account_id = ${accountId} and created_at between ${dateFrom} and ${dateTo}
    ${statuses ? sql`and status = any(${sql.array([...statuses])})` : sql``}
    ${types ? sql`and type = any(${sql.array([...types])})` : sql``}`;
}
