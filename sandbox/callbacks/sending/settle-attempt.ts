import type { Sql } from '@/sandbox/database/open-database';
import type { OutboxRow } from '@/sandbox/outbox/outbox-row';
import type { Variant } from '@/sandbox/variants/variants';
import { type Attempt, attemptToStore } from './attempt';
import { maxRetriesOf, retryDelay } from './retry-delay';

/** Keeps an attempt and what follows from it: the callback is done with, or is tried again later (interface: Delivery rules). */
export async function settleAttempt(sql: Sql, attempt: Attempt): Promise<void> {
  const { callback, reply, at, variant } = attempt;
  const delay = isFinal(reply.status, variant) ? null : retryDelay(callback.id, callback.attempts + 1, maxRetriesOf(variant));
  const kept = attemptToStore(sql, attempt);
  if (delay !== null) {
    const dueAt = new Date(at.getTime() + delay).toISOString();
    await sql`
      with kept as (${kept})
      update callback_outbox set attempts = attempts + 1, due_at = ${dueAt}, leased_until = null where id = ${callback.id}`;
    return;
  }
  await sql`with kept as (${kept}), freed as (${heldBackBy(sql, callback, at)}) delete from callback_outbox where id = ${callback.id}`;
}

/** Any 2xx is a delivery, in one variant 200 alone, and after a 4xx the callback is lost. */
function isFinal(status: number, variant: Variant): boolean {
  const delivered = variant.has('strict-delivery') ? status === 200 : status >= 200 && status < 300;
  return delivered || (status >= 400 && status < 500);
}

/** What waited for this one to overtake it goes next. */
function heldBackBy(sql: Sql, { id, accountId, transactionId, url }: OutboxRow, at: Date) {
  return sql`
    update callback_outbox set due_at = ${at.toISOString()}
    where account_id = ${accountId} and transaction_id = ${transactionId} and url = ${url} and overtaken and id <> ${id}`;
}
