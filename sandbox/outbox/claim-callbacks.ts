import type { Sql } from '@/sandbox/database/open-database';
import type { OutboxRow } from './outbox-row';

/**
 * Claims due callbacks, each for one attempt, with a lease of ten seconds. Callbacks of one transaction to one receiver go out in the
 * order in which they were created, so a callback waits while an earlier one is still being retried. When a program dies its claims
 * become free again after the lease.
 */
export function claimCallbacks(sql: Sql, now: Date, limit: number): Promise<OutboxRow[]> {
  return sql<OutboxRow[]>`
    with due as (
      select id from callback_outbox as candidate
      where due_at <= ${now.toISOString()} and (leased_until is null or leased_until < now())
        and (overtaken or not exists (
          select from callback_outbox as earlier
          where earlier.account_id = candidate.account_id and earlier.transaction_id = candidate.transaction_id and earlier.url = candidate.url
            and earlier.webhook_id is not distinct from candidate.webhook_id and earlier.id < candidate.id and not earlier.overtaken))
      order by due_at, id limit ${limit}
      for update skip locked
    )
    update callback_outbox as claimed set leased_until = now() + interval '10 seconds'
    from due, accounts
    where claimed.id = due.id and accounts.id = claimed.account_id
    returning claimed.id, claimed.account_id, accounts.token, transaction_id, webhook_id, event, url, body, attempts, overtaken,
      (select secret from webhooks where webhooks.account_id = claimed.account_id and webhooks.id = claimed.webhook_id)`;
}
