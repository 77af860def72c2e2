import type { PendingQuery, Row } from 'postgres';
import type { webhookEvents } from '@/lib/contracts/pix/callbacks/webhooks';
import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { selectWireColumns } from '@/sandbox/transaction-records/wire-columns';
import { infractionEvent } from './infraction-event';

export type CallbackEvent = (typeof webhookEvents)[number];

/** The base URL is added when a callback is sent, because it can change until then. */
const noBaseUrl = '';

interface OutboxOptions {
  /** The name that webhooks use for the event; without it the event is the status. */
  readonly event?: CallbackEvent | undefined;
  /** Sends only to the transaction's own `callbackUrl`, not to webhooks. */
  readonly ownOnly?: boolean;
}

/**
 * SQL that stores callbacks for the rows of `source`, a subquery or common table expression with all columns of `transactions`: one for
 * the transaction's own `callbackUrl` and one for each webhook that subscribes to the event. The body is the present transaction, with
 * its infraction while one is open or when the event is about it (interface: Events, Payload).
 */
export function insertOutboxRows(
  sql: Sql | TransactionSql,
  source: PendingQuery<Row[]>,
  at: Date,
  { event, ownOnly = false }: OutboxOptions = {},
) {
  const now = at.toISOString();
  return sql`
    insert into callback_outbox (account_id, transaction_id, webhook_id, event, url, body, due_at, created_at)
    select source.account_id, source.id, receiver.webhook_id, event.name, receiver.url, row_to_json(wire)::text, ${now}, ${now}
    from ${source} as source
    cross join lateral (select coalesce(${event ?? null}::text, 'TRANSACTION_' || source.status) as name) as event
    cross join lateral (
      select null as webhook_id, source.callback_url as url where source.callback_url is not null
      union all
      select webhooks.id, webhooks.url from webhooks
      where ${!ownOnly} and webhooks.account_id = source.account_id and active and (events = '{}' or event.name = any(events))
    ) as receiver
    cross join lateral (
      select ${selectWireColumns(sql, noBaseUrl)}, ${infractionEvent(sql, event === 'INFRACTION_CHANGED')} as infraction
    ) as wire`;
}
