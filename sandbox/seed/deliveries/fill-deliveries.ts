import type { Account } from '@/sandbox/accounts/account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { insertOutboxRows } from '@/sandbox/outbox/insert-outbox-rows';
import { copyRows } from '@/sandbox/seed/database/copy-rows';
import { withoutIndexes } from '@/sandbox/seed/database/without-indexes';
import type { DeliveryRow, PendingRetry } from '@/sandbox/seed/history/seed-event';

const withoutIndexesFrom = 100_000;
const columns = ['id', 'transactionId', 'url', 'event', 'status', 'responseTime', 'responseBody', 'error', 'createdAt'] as const;

interface DeliveriesToStore {
  readonly deliveries: readonly DeliveryRow[];
  readonly waiting: readonly PendingRetry[];
}

/** Writes the deliveries of a seeded history, and puts the callbacks that are still being retried into the outbox. */
export async function fillDeliveries(
  tx: TransactionSql,
  { id: accountId }: Account,
  { deliveries, waiting }: DeliveriesToStore,
  now: Date,
): Promise<void> {
  const load = () => copyRows(tx, 'callback_deliveries', columns, deliveries, { accountId });
  await (deliveries.length >= withoutIndexesFrom ? withoutIndexes(tx, 'callback_deliveries', load) : load());
  const ids = tx.array(waiting.map(({ transactionId }) => transactionId));
  const changed = tx`(select * from transactions where account_id = ${accountId} and id = any(${ids}))`;
  await insertOutboxRows(tx, changed, now, { ownOnly: true });
  const attempts = tx.array(waiting.map((retry) => retry.attempts));
  const dueAt = tx.array(waiting.map((retry) => retry.dueAt));
  await tx`
    update callback_outbox as queued set attempts = next.attempts, due_at = next.due_at
    from unnest(${ids}::text[], ${attempts}::int[], ${dueAt}::timestamptz[]) as next (transaction_id, attempts, due_at)
    where queued.account_id = ${accountId} and queued.transaction_id = next.transaction_id`;
}
