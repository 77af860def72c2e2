import type { TransactionSql } from '@/sandbox/database/open-database';
import { insertOutboxRows } from '@/sandbox/outbox/insert-outbox-rows';
import { selectRowColumns } from '@/sandbox/transaction-records/select-transactions';
import type { TransactionRow } from '@/sandbox/transaction-records/transaction-row';
import { insertNewNames } from './name-search';

export type TransactionPatch = Partial<Omit<TransactionRow, 'id' | 'type' | 'createdAt' | 'updatedAt'>>;

/**
 * Updates a transaction; every update goes through here. `updatedAt` always increases, the QR code is removed when the status is no
 * longer PENDING, and callbacks are enqueued (interface: Events). The row stays locked until the database transaction ends.
 */
export async function changeTransaction(
  tx: TransactionSql,
  accountId: number,
  id: string,
  patch: TransactionPatch,
  at: Date,
): Promise<TransactionRow> {
  const cleared = patch.status !== undefined && patch.status !== 'PENDING' ? { qrCodeText: null } : {};
  const [row] = await tx<TransactionRow[]>`
    with changed as (
      update transactions
      set ${tx({ ...patch, ...cleared })}, updated_at = greatest(${at.toISOString()}, updated_at + interval '1 millisecond')
      where account_id = ${accountId} and id = ${id}
      returning *
    ), named as (${insertNewNames(tx, tx`changed`)}), sent as (${insertOutboxRows(tx, tx`changed`, at)})
    select ${selectRowColumns(tx)} from changed`;
  if (!row) throw new Error(`transaction ${id} is gone`);
  return row;
}
