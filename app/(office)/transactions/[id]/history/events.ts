import type { TransactionRecord } from '@/app/(office)/transactions/[id]/transaction-record';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { type RefundOutcome, refundOutcomes } from '@/lib/domain/payment/refund-outcomes';
import { refundParts } from '@/lib/domain/payment/refund-parts';
import { isIncoming } from '@/lib/domain/transaction-party';
import type { Reais } from '@/lib/format/money/money';

/** One event of a transaction, with the values of its text. */
export type Event = { readonly id: string; readonly at: string } & (
  | { readonly kind: 'created'; readonly staff: string | null }
  | { readonly kind: 'paid'; readonly name: string | null }
  | {
      readonly kind: 'callback';
      readonly status: number | null;
      readonly responseTime: number | null;
      /** How many attempts in a row ended like this one, and when the last of them was. */
      readonly times: number;
      readonly lastAt: string;
    }
  | { readonly kind: 'resend-asked'; readonly staff: string }
  | { readonly kind: 'refund-asked'; readonly amount: Reais | null; readonly staff: string | null }
  | { readonly kind: 'refunded'; readonly amount: Reais | null; readonly sum: Reais | null }
  | { readonly kind: 'refund-failed'; readonly amount: Reais | null }
  | { readonly kind: 'infraction' }
  | { readonly kind: 'infraction-ended'; readonly status: 'CLOSED' | 'CANCELLED' }
  | { readonly kind: 'ended'; readonly status: 'CANCELED' | 'EXPIRED' | 'ERROR' }
);

const endings = ['CANCELED', 'EXPIRED', 'ERROR'] as const;
const infractionEndings = ['CLOSED', 'CANCELLED'] as const;

/**
 * The events of a transaction, oldest first, with its creator here and each refund and callback requested here; events without a time are left
 * out. The service returns only the sum of all refunds, the time of the latest that succeeded and whether the latest failed. A delivery that
 * the service lists twice is one event, and attempts in a row that ended alike are one with their number.
 */
export function transactionEvents(
  transaction: TransactionRecord,
  refunds: readonly Operation[],
  { creator = null, resends = [] }: { readonly creator?: string | null; readonly resends?: readonly { at: string; by: string }[] } = {},
): Event[] {
  const { createdAt, paidAt, updatedAt, refundedAt, status, callbacks, infractions } = transaction;
  const events: Event[] = [{ id: 'created', kind: 'created', at: createdAt, staff: creator }];
  if (paidAt)
    events.push({ id: 'paid', kind: 'paid', at: paidAt, name: isIncoming(transaction) ? transaction.payerName : transaction.receiverName });
  const deliveries = new Map(callbacks?.map((callback) => [`${callback.id} ${callback.status}`, callback]));
  for (const [key, { createdAt: at, status: answered, responseTime }] of deliveries) {
    if (at) events.push({ id: `callback ${key}`, kind: 'callback', at, status: answered, responseTime, times: 1, lastAt: at });
  }
  for (const { at, by } of resends) events.push({ id: `resend ${at}`, kind: 'resend-asked', at, staff: by });
  for (const infraction of infractions ?? []) {
    if (infraction.createdAt) events.push({ id: infraction.id, kind: 'infraction', at: infraction.createdAt });
    const ended = infractionEndings.find((known) => known === infraction.status);
    if (ended && infraction.updatedAt)
      events.push({ id: `${infraction.id} ended`, kind: 'infraction-ended', at: infraction.updatedAt, status: ended });
  }
  const asked = refunds.filter(({ state }) => state === 'done');
  for (const { id, createdAt: at, amount, staff } of asked) events.push({ id, kind: 'refund-asked', at, amount, staff });
  const outcomes = refundOutcomes(asked, transaction);
  const latest = (outcome: RefundOutcome) =>
    asked.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).find(({ id }) => outcomes.get(id) === outcome)?.amount ?? null;
  const { state, failed, returned, returning } = refundParts(transaction);
  // Without an ask of ours the only amount known is a sum, which no single refund had.
  if (refundedAt) events.push({ id: 'refunded', kind: 'refunded', at: refundedAt, amount: latest('done'), sum: returned });
  if (state === 'failed' && updatedAt)
    events.push({ id: 'refund-failed', kind: 'refund-failed', at: updatedAt, amount: latest('failed') ?? failed });
  if (state === 'pending' && updatedAt && asked.length === 0)
    events.push({ id: 'refund-asked', kind: 'refund-asked', at: updatedAt, amount: returning, staff: null });
  const ending = endings.find((known) => known === status);
  if (ending && updatedAt) events.push({ id: 'ended', kind: 'ended', at: updatedAt, status: ending });
  return folded(events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)));
}

/** Attempts in a row that ended alike are the first of them, with their number: seventy-two retries are one line. */
function folded(events: readonly Event[]): Event[] {
  const lines: Event[] = [];
  for (const event of events) {
    const before = lines.at(-1);
    if (event.kind === 'callback' && before?.kind === 'callback' && before.status === event.status) {
      lines[lines.length - 1] = { ...before, times: before.times + 1, lastAt: event.at };
    } else lines.push(event);
  }
  return lines;
}

/** Below this a late callback is everyday business. */
const worthMentioningMs = 60_000;

/** How long after a payment no callback had been accepted, when that is worth telling; null otherwise. */
export function unawareFor(events: readonly Event[]): { before: string; ms: number } | null {
  const paid = events.find((event) => event.kind === 'paid');
  const accepted = events.find(
    (event) =>
      event.kind === 'callback' && event.status !== null && event.status >= 200 && event.status < 300 && paid && event.at >= paid.at,
  );
  if (!paid || !accepted) return null;
  const ms = Date.parse(accepted.at) - Date.parse(paid.at);
  return ms < worthMentioningMs ? null : { before: accepted.id, ms };
}
