import { retryDelay } from '@/sandbox/callbacks/sending/retry-delay';
import type { Random } from '@/sandbox/fake-data/random';
import type { DeliveryRow, PendingRetry } from '@/sandbox/seed/history/seed-event';
import { day } from '@/sandbox/seed/time/durations';
import { iso } from '@/sandbox/seed/time/iso';
import type { NewTransaction } from '@/sandbox/transaction-records/transaction-row';
import { answerAt } from './receivers';

const retention = 90 * day;

interface SeededDeliveries {
  readonly deliveries: readonly DeliveryRow[];
  /** The callback that is still being retried, if any. */
  readonly waiting: PendingRetry | null;
}

const none: SeededDeliveries = { deliveries: [], waiting: null };

/**
 * Generates the deliveries of a transaction: one callback for each status it has had, retried until it was delivered or lost. Only
 * transactions of the last 90 days have them, or of the last `window` milliseconds if that is less.
 */
export function deliveriesOf(
  transaction: NewTransaction,
  now: number,
  random: Random,
  window = Number.POSITIVE_INFINITY,
): SeededDeliveries {
  const { callbackUrl, createdAt } = transaction;
  if (callbackUrl === null || now - Date.parse(createdAt) > Math.min(retention, window)) return none;
  const deliveries: DeliveryRow[] = [];
  let previousAt = 0;
  for (const { status, at } of statusesOf(transaction)) {
    let due = Math.max(at, previousAt) + random.whole(20, 400);
    const attempt = BigInt(random.whole(1, 1e9));
    for (let attempts = 0; ; attempts++) {
      if (due > now) return { deliveries, waiting: { transactionId: transaction.id, attempts, dueAt: iso(due) } };
      const answer = answerAt(callbackUrl, due, random);
      deliveries.push(row(transaction.id, callbackUrl, `TRANSACTION_${status}`, answer, due, random));
      previousAt = due;
      const delay = answer === 200 || answer === 404 ? null : retryDelay(attempt, attempts + 1);
      if (delay === null) break;
      due += delay;
    }
  }
  return { deliveries, waiting: null };
}

/** Every status of a transaction, and when it was reached. */
function statusesOf({ status, createdAt, paidAt, updatedAt }: NewTransaction): { status: string; at: number }[] {
  const pending = [{ status: 'PENDING', at: Date.parse(createdAt) }];
  const paid = paidAt === null ? [] : [{ status: 'COMPLETED', at: Date.parse(paidAt) }];
  const last = updatedAt === createdAt || updatedAt === paidAt ? [] : [{ status, at: Date.parse(updatedAt) }];
  return [...pending, ...paid, ...last];
}

const bodies: Readonly<Record<number, string>> = { 200: '{"received":true}', 404: 'Not Found', 500: 'Internal Server Error' };

function row(transactionId: string, url: string, event: string, status: number, at: number, random: Random): DeliveryRow {
  return {
    id: `cb${random.letters(16)}`,
    transactionId,
    url,
    event,
    status,
    responseTime: status === 0 ? 5_000 : random.whole(40, 480),
    responseBody: bodies[status] ?? null,
    error: status === 0 ? 'no answer within 5000 ms' : null,
    createdAt: iso(at),
  };
}
