import type { DeliveryOutcome } from '@/lib/contracts/office/callbacks/delivery-outcomes';

/** interface: Limits, "Callback response deadline". */
export const deliveryDeadlineMs = 5_000;
/** interface: Delivery rules, "up to 72 re-sends of the same callback". */
export const maxAutomaticRetries = 72;
/** From here on an answer is so near the deadline that the next one may miss it. */
const slowMs = 4_000;

interface Attempt {
  readonly status: number | null;
  readonly responseTime: number | null;
  readonly error: string | null;
}

/**
 * The outcome of one attempt (interface: Delivery rules): any 2xx is accepted, a 4xx is never repeated, everything else is. Without a
 * status nobody answered in time, or the attempt is still open.
 */
export function deliveryOutcome({ status, responseTime, error }: Attempt): DeliveryOutcome {
  if (status === null) return error === null && responseTime === null ? 'waiting' : 'timed-out';
  if (status >= 200 && status < 300) return (responseTime ?? 0) >= slowMs ? 'slow' : 'accepted';
  return status >= 400 && status < 500 ? 'lost' : 'retried';
}

interface ListedAttempt extends Attempt {
  readonly id: string;
  readonly transactionId: string | null;
  readonly url: string | null;
  readonly createdAt: string;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** The same among known attempts: what would be repeated and already was. */
export function outcomeAmong(attempt: ListedAttempt, attempts: readonly ListedAttempt[]): DeliveryOutcome {
  const outcome = deliveryOutcome(attempt);
  if (outcome !== 'retried' && outcome !== 'timed-out') return outcome;
  const later = (other: ListedAttempt) => other.createdAt > attempt.createdAt && statusKey(other) === statusKey(attempt);
  return attempts.some(later) ? 'repeated' : outcome;
}

/** What distinguishes one callback of a transaction from another; its attempts share it. */
function statusKey({ transactionId, url, body }: ListedAttempt): string {
  return JSON.stringify([transactionId, url, body?.status, body?.updatedAt]);
}
