import type { PendingQuery, Row } from 'postgres';
import type { webhookEvents } from '@/lib/contracts/pix/webhooks';
import type { Sql, TransactionSql } from '@/sandbox/database/open-database';
import { columnsOfTheWire } from '@/sandbox/transaction-records/wire-columns';
import { infractionEvent } from './infraction-event';

export type CallbackEvent = (typeof webhookEvents)[number];

/** The address of this service is put into a body when it is sent: until then it may change. */
const nowhere = '';

interface Telling {
  /** The webhooks' name of what happened; without one it is the status that was reached. */
  readonly event?: CallbackEvent | undefined;
  /** Only the transaction's own `callbackUrl`, no webhook. */
  readonly ownOnly?: boolean;
}

/**
 * The statement that puts callbacks into the outbox for `told`, the rows of a subquery or of a common table expression that
 * has all columns of `transactions`: one for the transaction's own `callbackUrl`, one for each webhook that wants the event.
 * The body is the transaction as it stands, with its infraction while one is open or when the event is about it
 * (interface: Events, Payload).
 */
export function outboxRows(sql: Sql | TransactionSql, told: PendingQuery<Row[]>, at: Date, { event, ownOnly = false }: Telling = {}) {
  const now = at.toISOString();
  return sql`
    insert into callback_outbox (account_id, transaction_id, webhook_id, event, url, body, due_at, created_at)
    select told.account_id, told.id, receiver.webhook_id, event.name, receiver.url, row_to_json(wire)::text, ${now}, ${now}
    from ${told} as told
    cross join lateral (select coalesce(${event ?? null}::text, 'TRANSACTION_' || told.status) as name) as event
    cross join lateral (
      select null as webhook_id, told.callback_url as url where told.callback_url is not null
      union all
      select webhooks.id, webhooks.url from webhooks
      where ${!ownOnly} and webhooks.account_id = told.account_id and active and (events = '{}' or event.name = any(events))
    ) as receiver
    cross join lateral (
      select ${columnsOfTheWire(sql, nowhere)}, ${infractionEvent(sql, event === 'INFRACTION_CHANGED')} as infraction
    ) as wire`;
}
