import type { Sql, TransactionSql } from '@/sandbox/database/open-database';

const instant = (name: string) => `to_char(${name}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const fields = `
  'id', id, 'protocol', protocol, 'status', status, 'type', type, 'reportedBy', reported_by, 'reportDetails', report_details,
  'analysisResult', analysis_result, 'analysisDetails', analysis_details, 'reportedAt', ${instant('reported_at')},
  'expiresAt', ${instant('expires_at')}, 'createdAt', ${instant('created_at')}, 'updatedAt', ${instant('updated_at')}`;

/**
 * SQL for the `infraction` object of a callback about the row `source`: the latest infraction without its transaction and defenses, or
 * null. Closed infractions are included only when `includeClosed` is set.
 */
export function infractionEvent(sql: Sql | TransactionSql, includeClosed: boolean) {
  return sql`(
    select json_build_object(${sql.unsafe(fields)}) from infractions
    where account_id = source.account_id and transaction_id = source.id
      ${includeClosed ? sql`` : sql`and status not in ('CLOSED', 'CANCELLED')`}
    order by created_at desc, id desc limit 1)`;
}
