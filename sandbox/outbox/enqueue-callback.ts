import type { TransactionSql } from '@/sandbox/database/open-database';
import { type CallbackEvent, outboxRows } from './outbox-rows';

/**
 * Has everybody who asked for it told how a transaction stands now, by callbacks that are part of the same database
 * transaction as the change. `event` is the webhooks' name of what happened; without one it is the status that was reached.
 */
export async function enqueueCallback(
  tx: TransactionSql,
  accountId: number,
  transactionId: string,
  at: Date,
  event?: CallbackEvent,
): Promise<void> {
  await outboxRows(tx, tx`(select * from transactions where account_id = ${accountId} and id = ${transactionId})`, at, { event });
}
