import type { Sql } from '@/sandbox/database/open-database';
import type { Variant } from '@/sandbox/variants/variants';
import { listRefundSummaries, type RefundSummary } from './refund-summaries';
import type { Wire } from './variant-transforms';

const unchanged = (record: Wire) => record;

/**
 * Returns a function that adds the fields of variants to the transactions among `records`: a list of refunds, and the code that a
 * withdrawal paid.
 */
export async function addedFields(
  sql: Sql,
  accountId: number,
  records: readonly Wire[],
  variant: Variant,
): Promise<(record: Wire) => Wire> {
  const withRefunds = variant.has('refund-list');
  const withCodes = variant.has('withdraw-code-text');
  const ids = records.filter(isTransaction).map(({ id }) => String(id));
  if ((!withRefunds && !withCodes) || ids.length === 0) return unchanged;
  const refunds = withRefunds ? await listRefundSummaries(sql, accountId, ids) : new Map<string, RefundSummary[]>();
  const codes = withCodes ? await codesPaid(sql, accountId, ids) : new Map<string, string>();
  return (record) => {
    if (!isTransaction(record)) return record;
    const id = String(record.id);
    return {
      ...record,
      ...(withRefunds ? { refunds: refunds.get(id) ?? refundOfTransaction(record) } : {}),
      ...(withCodes ? { withdrawQrCodeText: codes.get(id) ?? null } : {}),
    };
  };
}

const isTransaction = (record: Wire) => 'qrCodeText' in record;

async function codesPaid(sql: Sql, accountId: number, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; code: string }[]>`
    select id, withdraw_qr_code_text as code from transactions
    where account_id = ${accountId} and id = any(${sql.array([...ids])}) and withdraw_qr_code_text is not null`;
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** The refund of a dispute or of seeded history has no record of its own; it is derived from its transaction. */
function refundOfTransaction({
  id,
  refundAmount,
  refundStatus,
  refundReason,
  refundDescription,
  refundEndToEndId,
  refundedAt,
  updatedAt,
}: Wire) {
  if (refundStatus === null) return [];
  return [
    {
      id: `dev-${String(id)}`,
      amount: Number(refundAmount),
      reason: refundReason,
      description: refundDescription,
      status: refundStatus,
      endToEndId: refundEndToEndId,
      refundedAt,
      createdAt: updatedAt,
      updatedAt,
    },
  ];
}
