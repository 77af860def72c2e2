import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { ServiceProblem } from '@/sandbox/problems/service-problem';
import type { WebhookRow } from './webhook-row';

const maxActive = 5;
/** The namespace of this advisory lock; unique in this database. */
const lock = 4_010_021;

/** Inserts or updates a webhook. @throws ServiceProblem SVG422 when more than five would be active. */
export async function storeWebhook(sql: Sql, row: WebhookRow): Promise<WebhookRow> {
  const { accountId, id, url, active, events, secret, createdAt, updatedAt } = row;
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${lock}, ${accountId})`;
    if (active) await requireFreeSlot(tx, row);
    // An inactive webhook gets nothing: its pending callbacks are removed, and no new ones are enqueued.
    else await tx`delete from callback_outbox where account_id = ${accountId} and webhook_id = ${id}`;
    await tx`
      insert into webhooks (account_id, id, url, active, events, secret, created_at, updated_at)
      values (${accountId}, ${id}, ${url}, ${active}, ${tx.array([...events])}, ${secret}, ${createdAt}, ${updatedAt})
      on conflict (account_id, id) do update
      set url = excluded.url, active = excluded.active, events = excluded.events, secret = excluded.secret, updated_at = excluded.updated_at`;
  });
  return row;
}

async function requireFreeSlot(tx: TransactionSql, { accountId, id }: WebhookRow): Promise<void> {
  const others = await tx`select from webhooks where account_id = ${accountId} and active and id <> ${id}`;
  if (others.length >= maxActive) throw new ServiceProblem('SVG422');
}
