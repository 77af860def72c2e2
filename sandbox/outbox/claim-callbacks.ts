import type { Sql } from '@/sandbox/database/open-database';
import type { OutboxRow } from './outbox-row';

/**
 * Takes what is due, each for one attempt. Of one transaction a receiver gets them in the order in which they happened,
 * so what follows one that is still being tried waits for it. What a program took that is gone is free again after the lease.
 */
export function claimCallbacks(sql: Sql, now: Date, most: number): Promise<OutboxRow[]> {
  return sql<OutboxRow[]>`
    with due as (
      select id from callback_outbox as one
      where due_at <= ${now.toISOString()} and (leased_until is null or leased_until < now())
        and (overtaken or not exists (
          select from callback_outbox as earlier
          where earlier.account_id = one.account_id and earlier.transaction_id = one.transaction_id and earlier.url = one.url
            and earlier.webhook_id is not distinct from one.webhook_id and earlier.id < one.id and not earlier.overtaken))
      order by due_at, id limit ${most}
      for update skip locked
    )
    update callback_outbox as taken set leased_until = now() + interval '10 seconds'
    from due, accounts
    where taken.id = due.id and accounts.id = taken.account_id
    returning taken.id, taken.account_id, accounts.token, transaction_id, webhook_id, event, url, body, attempts, overtaken,
      (select secret from webhooks where webhooks.account_id = taken.account_id and webhooks.id = taken.webhook_id)`;
}
