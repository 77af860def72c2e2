import type { Sql } from '@/sandbox/database/open-database';
import { unitsToWire } from '@/sandbox/money/units';
import type { Refund } from '@/sandbox/refunds/refund';

interface StoredRefund extends Refund {
  readonly description: string | null;
  readonly endToEndId: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A refund of a payment in the variant `refund-list`; its amount is in reais. */
export interface RefundSummary {
  readonly id: string;
  readonly amount: number;
  readonly reason: string | null;
  readonly description: string | null;
  readonly status: string;
  readonly endToEndId: string | null;
  readonly refundedAt: string | null;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
}

/** Lists the refunds that the merchant requested, oldest first, by payment id. */
export async function listRefundSummaries(
  sql: Sql,
  accountId: number,
  transactionIds: readonly string[],
): Promise<Map<string, RefundSummary[]>> {
  const rows = await sql<StoredRefund[]>`
    select id, transaction_id, amount, status, description, end_to_end_id, created_at, coalesce(updated_at, created_at) as updated_at
    from refunds where account_id = ${accountId} and transaction_id = any(${sql.array([...transactionIds])}) order by created_at, id`;
  const summaries = new Map<string, RefundSummary[]>();
  for (const { transactionId, ...row } of rows) summaries.set(transactionId, [...(summaries.get(transactionId) ?? []), toSummary(row)]);
  return summaries;
}

function toSummary({ amount, status, ...row }: Omit<StoredRefund, 'transactionId'>): RefundSummary {
  const refundedAt = status === 'COMPLETED' ? row.updatedAt : null;
  return { ...row, amount: unitsToWire(amount), reason: 'CUSTOMER_REQUEST', status, refundedAt };
}
