import type { Sql } from '@/sandbox/database/open-database';
import type { WebhookRow } from './webhook-row';

/** Enqueues again what a webhook's receiver never accepted, unless it is still in the outbox. Returns the number of callbacks. */
export async function resendFailed(sql: Sql, { accountId, id, url }: WebhookRow, at: Date): Promise<number> {
  const now = at.toISOString();
  const [row] = await sql<{ count: number }[]>`
    with last as (
      select distinct on (transaction_id, event, body) transaction_id, event, body, status, created_at
      from callback_deliveries where account_id = ${accountId} and webhook_id = ${id} and body is not null
      order by transaction_id, event, body, status between 200 and 299 desc
    ), queued as (
      insert into callback_outbox (account_id, transaction_id, webhook_id, event, url, body, due_at, created_at)
      select ${accountId}, transaction_id, ${id}, event, ${url}, body, ${now}, ${now} from last
      where status not between 200 and 299 and not exists (
        select from callback_outbox as waiting
        where waiting.account_id = ${accountId} and waiting.webhook_id = ${id}
          and waiting.transaction_id = last.transaction_id and waiting.event = last.event)
      order by last.created_at
      returning 1
    )
    select count(*)::int as count from queued`;
  return row?.count ?? 0;
}
