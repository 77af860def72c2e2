import type { Account } from '@/sandbox/accounts/account';
import type { TransactionSql } from '@/sandbox/database/open-database';
import { outboxRows } from '@/sandbox/outbox/outbox-rows';
import { copyRows } from '@/sandbox/seed/database/copy-rows';
import { withoutIndexes } from '@/sandbox/seed/database/without-indexes';
import type { DeliveryRow, PendingRetry } from '@/sandbox/seed/history/seed-event';

const many = 100_000;
const columns = ['id', 'transactionId', 'url', 'event', 'status', 'responseTime', 'responseBody', 'error', 'createdAt'] as const;

interface SeededDeliveries {
  readonly deliveries: readonly DeliveryRow[];
  readonly waiting: readonly PendingRetry[];
}

/** Writes the callbacks of an invented past, and puts those that are still being tried into the outbox. */
export async function fillDeliveries(
  tx: TransactionSql,
  { id: accountId }: Account,
  { deliveries, waiting }: SeededDeliveries,
  now: Date,
): Promise<void> {
  const load = () => copyRows(tx, 'callback_deliveries', columns, deliveries, { accountId });
  await (deliveries.length >= many ? withoutIndexes(tx, 'callback_deliveries', load) : load());
  const ids = tx.array(waiting.map((one) => one.transactionId));
  const changed = tx`(select * from transactions where account_id = ${accountId} and id = any(${ids}))`;
  await outboxRows(tx, changed, now, { ownOnly: true });
  const attempts = tx.array(waiting.map((one) => one.attempts));
  const dueAt = tx.array(waiting.map((one) => one.dueAt));
  await tx`
    update callback_outbox as one set attempts = next.attempts, due_at = next.due_at
    from unnest(${ids}::text[], ${attempts}::int[], ${dueAt}::timestamptz[]) as next (transaction_id, attempts, due_at)
    where one.account_id = ${accountId} and one.transaction_id = next.transaction_id`;
}
