import type { QueryInput } from '@/lib/contracts/endpoint';
import type { EndpointOf } from '@/lib/contracts/registry';
import type { Sql } from '@/sandbox/database/open-database';
import { unitsToWire, wireToUnits } from '@/sandbox/money/units';
import type { InfractionExtras } from '@/sandbox/routing/published-query';
import { listDefenses } from './defense/list-defenses';
import type { InfractionRow, InfractionWire } from './infraction-row';

type Filters = QueryInput<EndpointOf<'infractions.list'>> & InfractionExtras;
type Disputed = Omit<InfractionWire['transaction'], 'id' | 'amount'>;
type Joined = InfractionRow & Disputed & { amount: bigint };

/**
 * Lists one page of an account's infractions, newest first, plus one row when there is a next page. The participant filters look at the
 * other side of the payment.
 */
export function listInfractions(sql: Sql, accountId: number, query: Filters, limit: number): Promise<Joined[]> {
  const { page = 1, status, type, endToEndId, transactionId, amountMin, amountMax } = query;
  const { analysisResult, reportedBy, participantDocument, participantName } = query;
  const { id, protocol, needsManualReview, sortBy, sortDirection } = query;
  const none = sql``;
  const direction = sortDirection === 'asc' ? sql`asc` : sql`desc`;
  return sql<Joined[]>`
    ${selectInfractions(sql)} where i.account_id = ${accountId}
      ${status ? sql`and i.status = any(${sql.array([...status])})` : none}
      ${type ? sql`and i.type = any(${sql.array([...type])})` : none}
      ${analysisResult ? sql`and i.analysis_result = any(${sql.array([...analysisResult])})` : none}
      ${reportedBy ? sql`and i.reported_by = any(${sql.array([...reportedBy])})` : none}
      ${transactionId ? sql`and i.transaction_id = ${transactionId}` : none}
      ${endToEndId ? sql`and t.end_to_end_id = ${endToEndId}` : none}
      ${amountMin ? sql`and t.amount >= ${wireToUnits(amountMin)}` : none}
      ${amountMax ? sql`and t.amount <= ${wireToUnits(amountMax)}` : none}
      ${participantDocument ? sql`and case t.type when 'DEPOSIT' then t.payer_document else t.receiver_document end = ${participantDocument}` : none}
      ${participantName ? byName(sql, participantName) : none}
      ${id ? sql`and i.id = ${id}` : none}
      ${protocol ? sql`and i.protocol = ${protocol}` : none}
      ${needsManualReview === undefined ? none : sql`and (i.status in ('OPEN', 'ACKNOWLEDGED', 'WAITING_ADJUSTMENTS')) = ${needsManualReview}`}
      ${within(sql, 'reported_at', query.reportedAtFrom, query.reportedAtTo)}
      ${within(sql, 'created_at', query.createdAtFrom, query.createdAtTo)}
      ${within(sql, 'expires_at', query.expiresAtFrom, query.expiresAtTo)}
      ${within(sql, 'updated_at', query.updatedAtFrom, query.updatedAtTo)}
    order by ${sortBy === 'updatedAt' ? sql`i.updated_at` : sql`i.created_at`} ${direction}, i.id ${direction}
    limit ${limit + 1} offset ${(page - 1) * limit}`;
}

export async function findInfraction(sql: Sql, accountId: number, id: string): Promise<Joined | undefined> {
  const [row] = await sql<Joined[]>`${selectInfractions(sql)} where i.account_id = ${accountId} and i.id = ${id}`;
  return row;
}

/** Converts infractions to the wire format, with their defenses, oldest first. */
export async function infractionsToWire(
  sql: Sql,
  accountId: number,
  rows: readonly Joined[],
  baseUrl: string,
  now: Date,
): Promise<InfractionWire[]> {
  const defenses = await listDefenses(
    sql,
    accountId,
    rows.map((row) => row.id),
    baseUrl,
    now,
  );
  return rows.map(({ transactionId, amount, held: _held, refundDueAt: _due, ...row }) => {
    const { payerName, payerDocument, receiverName, receiverDocument, endToEndId, ...infraction } = row;
    return {
      ...infraction,
      transaction: { id: transactionId, amount: unitsToWire(amount), payerName, payerDocument, receiverName, receiverDocument, endToEndId },
      defenseHistory: defenses.filter((defense) => defense.infractionId === row.id),
    };
  });
}

function selectInfractions(sql: Sql) {
  return sql`
    select i.id, i.transaction_id, protocol, i.status, i.type, reported_by, report_details, analysis_result, analysis_details,
      reported_at, i.expires_at, i.created_at, i.updated_at, held, refund_due_at,
      t.amount, t.payer_name, t.payer_document, t.receiver_name, t.receiver_document, t.end_to_end_id
    from infractions i join transactions t on t.account_id = i.account_id and t.id = i.transaction_id`;
}

function within(sql: Sql, column: 'reported_at' | 'created_at' | 'expires_at' | 'updated_at', from?: string, to?: string) {
  const none = sql``;
  return sql`${from ? sql`and i.${sql(column)} >= ${from}` : none} ${to ? sql`and i.${sql(column)} <= ${to}` : none}`;
}

function byName(sql: Sql, name: string) {
  const literal = name.replaceAll(/[\\%_]/g, '\\$&');
  return sql`and folded(case t.type when 'DEPOSIT' then t.payer_name else t.receiver_name end) like '%' || folded(${literal}) || '%'`;
}
