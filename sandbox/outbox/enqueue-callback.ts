import type { TransactionSql } from '@/sandbox/database/open-database';
import { type CallbackEvent, insertOutboxRows } from './insert-outbox-rows';

/**
 * Stores callbacks about the present state of a transaction, in the same database transaction as the change. `event` is the name that
 * webhooks use; without it the event is the status.
 */
export async function enqueueCallback(
  tx: TransactionSql,
  accountId: number,
  transactionId: string,
  at: Date,
  event?: CallbackEvent,
): Promise<void> {
  await insertOutboxRows(tx, tx`(select * from transactions where account_id = ${accountId} and id = ${transactionId})`, at, { event });
}
