import type { DeliveryOutcome } from '@/lib/contracts/office/callbacks/delivery-outcomes';

/** interface: Limits, "Callback response deadline". */
export const deliveryDeadlineMs = 5_000;
/** interface: Delivery rules, "up to 72 re-sends of the same callback". */
export const maxAutomaticRetries = 72;
/** From here on an answer is so near the deadline that the next one may miss it. */
const slowMs = 4_000;
/** An attempt this long after the change it tells of is no longer news. */
const lateFromMs = 60 * 60_000;

interface Attempt {
  readonly status: number | null;
  readonly responseTime: number | null;
  readonly error: string | null;
  readonly url: string | null;
}

/**
 * The outcome of one attempt by itself (interface: Delivery rules): any 2xx is accepted, a 4xx is never repeated, everything else is.
 * Without a status nobody answered in time, or the attempt is still open. What went to our own inbox told the merchant's system nothing.
 */
export function deliveryOutcome({ status, responseTime, error, url }: Attempt): DeliveryOutcome {
  if (status === null) return error === null && responseTime === null ? 'waiting' : 'timed-out';
  if (status >= 200 && status < 300) {
    if (isOwnInbox(url)) return 'here';
    return (responseTime ?? 0) >= slowMs ? 'slow' : 'accepted';
  }
  return status >= 400 && status < 500 ? 'lost' : 'retried';
}

/** Whether an address is that of our own inbox, with its secret in it or hidden. */
export function isOwnInbox(url: string | null): boolean {
  return url !== null && /\/api\/callbacks\/(card\/)?([0-9a-f]{40}|\*{3})$/.test(url);
}

/** Whether the merchant's system took it. */
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
 * What has become of a delivery, told by its last attempt: what failed may have been repeated, and accepted in the end. Every page asks
 * here. `attempts` are those known of its transaction; null while they are not, and then only the attempt itself is told.
 */
export function outcomeAmong(attempt: DeliveryAttempt, attempts: readonly DeliveryAttempt[] | null): DeliveryOutcome {
  const outcome = deliveryOutcome(attempt);
  if (!mayHaveFollowed(outcome)) return outcome;
  if (attempts === null) return attemptResult(attempt);
  const later = attempts.filter((other) => follows(other, attempt));
  if (later.some((other) => isAccepted(other) || deliveryOutcome(other) === 'here')) return 'recovered';
  return later.length > 0 ? 'repeated' : outcome;
}

/** What an attempt came to, in words that stay true whatever follows: for files, and while nothing else is known. */
export function attemptResult(attempt: Attempt): DeliveryOutcome {
  const outcome = deliveryOutcome(attempt);
  if (outcome === 'lost') return 'refused';
  return outcome === 'retried' ? 'failed' : outcome;
}

/** Whether a later attempt may have changed this outcome. */
export function mayHaveFollowed(outcome: DeliveryOutcome): boolean {
  return outcome === 'retried' || outcome === 'timed-out' || outcome === 'lost';
}

/** The newest attempt to tell the same address of the same change, or of one after it. */
export function lastAttempt<A extends DeliveryAttempt>(attempt: A, attempts: readonly A[]): A {
  return attempts.reduce((last, other) => (follows(other, last) ? other : last), attempt);
}

function follows(other: DeliveryAttempt, attempt: DeliveryAttempt): boolean {
  if (other.id === attempt.id || other.transactionId !== attempt.transactionId || other.url !== attempt.url) return false;
  return Date.parse(other.createdAt) > Date.parse(attempt.createdAt) && changeOf(other) >= changeOf(attempt);
}

/** When the change happened that a delivery tells of, in milliseconds; of a body without a time, 0. */
function changeOf({ body }: Pick<DeliveryAttempt, 'body'>): number {
  const at = typeof body?.updatedAt === 'string' ? Date.parse(body.updatedAt) : Number.NaN;
  return Number.isNaN(at) ? 0 : at;
}

/** By how many milliseconds an attempt came after its change, where that is more than an hour; else null. */
export function deliveredLateMs(attempt: Pick<DeliveryAttempt, 'body' | 'createdAt'>): number | null {
  const changed = changeOf(attempt);
  const late = Date.parse(attempt.createdAt) - changed;
  return changed > 0 && late >= lateFromMs ? late : null;
}
