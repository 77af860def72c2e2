import type { Sql, TransactionSql } from '@/sandbox/database/open-database';

const instant = (name: string) => `to_char(${name}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const fields = `
  'id', id, 'protocol', protocol, 'status', status, 'type', type, 'reportedBy', reported_by, 'reportDetails', report_details,
  'analysisResult', analysis_result, 'analysisDetails', analysis_details, 'reportedAt', ${instant('reported_at')},
  'expiresAt', ${instant('expires_at')}, 'createdAt', ${instant('created_at')}, 'updatedAt', ${instant('updated_at')}`;

/**
 * The `infraction` object of a callback about the row `told`: the last one, its record without transaction and defenses;
 * null where there is none, and of closed ones only when `evenClosed`.
 */
export function infractionEvent(sql: Sql | TransactionSql, evenClosed: boolean) {
  return sql`(
    select json_build_object(${sql.unsafe(fields)}) from infractions
    where account_id = told.account_id and transaction_id = told.id
      ${evenClosed ? sql`` : sql`and status not in ('CLOSED', 'CANCELLED')`}
    order by created_at desc, id desc limit 1)`;
}
