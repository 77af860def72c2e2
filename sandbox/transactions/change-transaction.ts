import type { TransactionSql } from '@/sandbox/database/open-database';
import { outboxRows } from '@/sandbox/outbox/outbox-rows';
import { transactionColumns } from '@/sandbox/transaction-records/select-transactions';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { newNames } from './name-search';

export type TransactionPatch = Partial<Omit<TransactionRow, 'id' | 'type' | 'createdAt' | 'updatedAt'>>;

/**
 * The only way a stored transaction changes. `updatedAt` always moves on, the QR code goes when the status leaves PENDING,
 * and whoever wants to know is changed (interface: Events). The row stays locked until the database transaction ends.
 */
export async function changeTransaction(
  tx: TransactionSql,
  accountId: number,
  id: string,
  patch: TransactionPatch,
  at: Date,
): Promise<TransactionRow> {
  const left = patch.status !== undefined && patch.status !== 'PENDING' ? { qrCodeText: null } : {};
  const [row] = await tx<TransactionRow[]>`
    with changed as (
      update transactions
      set ${tx({ ...patch, ...left })}, updated_at = greatest(${at.toISOString()}, updated_at + interval '1 millisecond')
      where account_id = ${accountId} and id = ${id}
      returning *
    ), named as (${newNames(tx, tx`changed`)}), sent as (${outboxRows(tx, tx`changed`, at)})
    select ${transactionColumns(tx)} from changed`;
  if (!row) throw new Error(`transaction ${id} is gone`);
  return row;
}
