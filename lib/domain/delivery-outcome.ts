import type { DeliveryOutcome } from '@/lib/contracts/office/callbacks/delivery-outcomes';

/** interface: Limits, "Callback response deadline". */
export const deliveryDeadlineMs = 5_000;
/** interface: Delivery rules, "up to 72 re-sends of the same callback". */
export const maxAutomaticRetries = 72;
/** Milliseconds from which an accepted answer counts as slow: close to the deadline of the service. */
const slowMs = 4_000;
/** Milliseconds after the change from which a delivery counts as late. */
const lateFromMs = 60 * 60_000;

interface Attempt {
  readonly status: number | null;
  readonly responseTime: number | null;
  readonly error: string | null;
  readonly url: string | null;
}

/**
 * The outcome of one attempt (interface: Delivery rules): 2xx is accepted, 4xx is final, everything else is repeated. Without a status
 * nobody answered in time, or the attempt is still open. A delivery accepted by our own inbox did not reach the merchant's system.
 */
export function deliveryOutcome({ status, responseTime, error, url }: Attempt): DeliveryOutcome {
  if (status === null) return error === null && responseTime === null ? 'waiting' : 'timed-out';
  if (status >= 200 && status < 300) {
    if (isOwnInbox(url)) return 'here';
    return (responseTime ?? 0) >= slowMs ? 'slow' : 'accepted';
  }
  return status >= 400 && status < 500 ? 'lost' : 'retried';
}

/** Whether an address is that of our own inbox, with its secret or with the secret hidden. */
export function isOwnInbox(url: string | null): boolean {
  return url !== null && /\/api\/callbacks\/(card\/)?([0-9a-f]{40}|\*{3})$/.test(url);
}

/** Whether the merchant's system accepted the delivery. */
export function isAccepted(attempt: Attempt): boolean {
  const outcome = deliveryOutcome(attempt);
  return outcome === 'accepted' || outcome === 'slow';
}

export interface DeliveryAttempt extends Attempt {
  readonly id: string;
  readonly transactionId: string | null;
  readonly createdAt: string;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/**
 * The outcome of a delivery, by its last attempt: a failed one may have been repeated and accepted. All pages use it. `attempts` are the
 * known attempts of the transaction; with null, only the given attempt counts.
 */
export function outcomeAmong(attempt: DeliveryAttempt, attempts: readonly DeliveryAttempt[] | null): DeliveryOutcome {
  const outcome = deliveryOutcome(attempt);
  if (!mayHaveFollowed(outcome)) return outcome;
  if (attempts === null) return attemptResult(attempt);
  const later = attempts.filter((other) => follows(other, attempt));
  if (later.some((other) => isAccepted(other) || deliveryOutcome(other) === 'here')) return 'recovered';
  return later.length > 0 ? 'repeated' : outcome;
}

/** The outcome of an attempt in words that stay true whatever follows: for files, and while later attempts are not known. */
export function attemptResult(attempt: Attempt): DeliveryOutcome {
  const outcome = deliveryOutcome(attempt);
  if (outcome === 'lost') return 'refused';
  return outcome === 'retried' ? 'failed' : outcome;
}

/** Whether a later attempt may have changed this outcome. */
export function mayHaveFollowed(outcome: DeliveryOutcome): boolean {
  return outcome === 'retried' || outcome === 'timed-out' || outcome === 'lost';
}

/** The newest attempt to the same address for the same change of the transaction or a later one. */
export function lastAttempt<A extends DeliveryAttempt>(attempt: A, attempts: readonly A[]): A {
  return attempts.reduce((last, other) => (follows(other, last) ? other : last), attempt);
}

function follows(other: DeliveryAttempt, attempt: DeliveryAttempt): boolean {
  if (other.id === attempt.id || other.transactionId !== attempt.transactionId || other.url !== attempt.url) return false;
  return Date.parse(other.createdAt) > Date.parse(attempt.createdAt) && changeOf(other) >= changeOf(attempt);
}

/** The time of the change that a delivery reports, in milliseconds; 0 for a body without a time. */
function changeOf({ body }: Pick<DeliveryAttempt, 'body'>): number {
  const at = typeof body?.updatedAt === 'string' ? Date.parse(body.updatedAt) : Number.NaN;
  return Number.isNaN(at) ? 0 : at;
}

/** Milliseconds from the change to the attempt, where that is more than an hour; else null. */
export function deliveredLateMs(attempt: Pick<DeliveryAttempt, 'body' | 'createdAt'>): number | null {
  const changed = changeOf(attempt);
  const late = Date.parse(attempt.createdAt) - changed;
  return changed > 0 && late >= lateFromMs ? late : null;
}
