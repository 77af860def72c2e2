import type { Sql } from '@/sandbox/database/open-database';
import type { OutboxRow } from '@/sandbox/outbox/outbox-row';
import type { Variant } from '@/sandbox/variants/variants';
import type { Reply } from './reply';

/** A finished attempt to deliver a callback. */
export interface Attempt {
  readonly id: string;
  readonly callback: OutboxRow;
  /** The bytes that were sent, as text. */
  readonly body: string;
  readonly reply: Reply;
  readonly at: Date;
  /** The variant of the account at that time. */
  readonly variant: Variant;
}

/** SQL that stores an attempt. */
export function attemptToStore(sql: Sql, { id, callback, body, reply, at }: Attempt) {
  const { accountId, transactionId, webhookId, event, url } = callback;
  const { status, responseTime, responseBody, responseHeaders, error } = reply;
  const headers = responseHeaders === null ? null : sql.json(responseHeaders);
  return sql`
    insert into callback_deliveries (account_id, id, transaction_id, webhook_id, event, url, status, response_time, response_body,
      response_headers, error, body, created_at)
    values (${accountId}, ${id}, ${transactionId}, ${webhookId}, ${event}, ${url}, ${status}, ${responseTime}, ${responseBody},
      ${headers}, ${error}, ${body}, ${at.toISOString()})`;
}
