import type { Sql } from '@/sandbox/database/open-database';
import type { OutboxRow } from '@/sandbox/outbox/outbox-row';
import type { Variant } from '@/sandbox/variants/variants';
import { type Attempt, attemptToStore } from './attempt';
import { maxRetriesOf, retryDelay } from './retry-delay';

/** Stores an attempt and its consequence: the callback is finished, or is retried later (interface: Delivery rules). */
export async function settleAttempt(sql: Sql, attempt: Attempt): Promise<void> {
  const { callback, reply, at, variant } = attempt;
  const delay = isFinal(reply.status, variant) ? null : retryDelay(callback.id, callback.attempts + 1, maxRetriesOf(variant));
  const storeAttempt = attemptToStore(sql, attempt);
  if (delay !== null) {
    const dueAt = new Date(at.getTime() + delay).toISOString();
    await sql`
      with stored as (${storeAttempt})
      update callback_outbox set attempts = attempts + 1, due_at = ${dueAt}, leased_until = null where id = ${callback.id}`;
    return;
  }
  await sql`with stored as (${storeAttempt}), released as (${releaseHeldBack(sql, callback, at)}) delete from callback_outbox where id = ${callback.id}`;
}

/** Whether the callback is finished: delivered by a 2xx (in one variant by 200 only), or lost by a 4xx. */
function isFinal(status: number, variant: Variant): boolean {
  const delivered = variant.has('strict-delivery') ? status === 200 : status >= 200 && status < 300;
  return delivered || (status >= 400 && status < 500);
}

/** SQL that makes callbacks due which were held back for this one to overtake them. */
function releaseHeldBack(sql: Sql, { id, accountId, transactionId, url }: OutboxRow, at: Date) {
  return sql`
    update callback_outbox set due_at = ${at.toISOString()}
    where account_id = ${accountId} and transaction_id = ${transactionId} and url = ${url} and overtaken and id <> ${id}`;
}
