import type { Operation } from '@/lib/contracts/office/operations.shape';
import { type RefundOutcome, refundOutcomes } from '@/lib/domain/payment/refund-outcomes';
import { refundParts } from '@/lib/domain/payment/refund-parts';
import { isIncoming } from '@/lib/domain/transaction-party';
import type { Reais } from '@/lib/format/money';
import type { TransactionRecord } from './transaction-record';

/** One event of a transaction, with the values of its text. */
export type Event = { readonly id: string; readonly at: string } & (
  | { readonly kind: 'created'; readonly staff: string | null }
  | { readonly kind: 'paid'; readonly name: string | null }
  | { readonly kind: 'callback'; readonly status: number | null; readonly responseTime: number | null }
  | { readonly kind: 'refund-asked'; readonly amount: Reais | null; readonly staff: string | null }
  | { readonly kind: 'refunded'; readonly amount: Reais | null; readonly sum: Reais | null }
  | { readonly kind: 'refund-failed'; readonly amount: Reais | null }
  | { readonly kind: 'infraction' }
  | { readonly kind: 'ended'; readonly status: 'CANCELED' | 'EXPIRED' | 'ERROR' }
);

const endings = ['CANCELED', 'EXPIRED', 'ERROR'] as const;

/**
 * The events of a transaction, oldest first, with its creator here and each refund requested here; events without a time are left out. The
 * service returns only the sum of all refunds, the time of the latest that succeeded and whether the latest failed.
 */
export function transactionEvents(transaction: TransactionRecord, refunds: readonly Operation[], creator: string | null = null): Event[] {
  const { createdAt, paidAt, updatedAt, refundedAt, status, callbacks, infractions } = transaction;
  const events: Event[] = [{ id: 'created', kind: 'created', at: createdAt, staff: creator }];
  if (paidAt)
    events.push({ id: 'paid', kind: 'paid', at: paidAt, name: isIncoming(transaction) ? transaction.payerName : transaction.receiverName });
  for (const callback of callbacks ?? []) {
    if (callback.createdAt)
      events.push({
        id: callback.id,
        kind: 'callback',
        at: callback.createdAt,
        status: callback.status,
        responseTime: callback.responseTime,
      });
  }
  for (const infraction of infractions ?? []) {
    if (infraction.createdAt) events.push({ id: infraction.id, kind: 'infraction', at: infraction.createdAt });
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
  return events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
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
