import type { WireOf } from '@/lib/contracts/shapes';
import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { type Units, unitsToWire } from '@/sandbox/money/units';

type Wire = WireOf<'pendingDeposits.read'>;

/** A stored Pix that arrived without a charge and waits for approval. */
export interface PendingDepositRow extends Omit<Wire, 'amount'> {
  readonly amount: Units;
}

export const pendingDepositSelect = (sql: Sql | TransactionSql) => sql`
  select id, status, amount, payer_name, payer_document, payer_account_number, payer_institution_ispb, payer_institution_name,
    receiver_name, receiver_document, receiver_account_number, receiver_institution_ispb, receiver_institution_name, end_to_end_id,
    pix_key, description, paid_at, approved_at, rejected_at, rejection_reason, transaction_id, created_at, updated_at
  from pending_deposits`;

export function pendingDepositToWire(row: PendingDepositRow): Wire {
  return { ...row, amount: unitsToWire(row.amount) };
}
