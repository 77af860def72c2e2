import type { WireOf } from '@/lib/contracts/shapes';
import type { Sql } from '@/sandbox/database/open-database';

export type ReportWire = WireOf<'reports.read'>;

/** The filters of a report. Null means all statuses or types. */
export interface ReportScope {
  readonly accountId: number;
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly statuses: readonly string[] | null;
  readonly types: readonly string[] | null;
}

export interface ReportRow extends ReportScope, ReportWire {
  readonly signingKey: string;
}

/** SQL for the status of a report at an instant: a finished report expires. */
export function statusAt(sql: Sql, now: Date) {
  return sql`case when expires_at <= ${now.toISOString()} then 'EXPIRED' else status end`;
}

/** SQL columns of a `ReportRow` at an instant. */
export function reportColumns(sql: Sql, now: Date) {
  return sql`account_id, id, ${statusAt(sql, now)} as status, date_from, date_to, statuses, types, signing_key,
    created_at, updated_at, expires_at`;
}

export function reportToWire({ id, status, createdAt, updatedAt, expiresAt }: ReportRow): ReportWire {
  return { id, status, createdAt, updatedAt, expiresAt };
}
