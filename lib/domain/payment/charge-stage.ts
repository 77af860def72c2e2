import type { Transaction } from '@/lib/contracts/shapes';

/**
 * Stage of a charge for the person waiting for it. `overdue`: past its expiry but not yet ended by the service; `spent`: expired, cancelled
 * or failed.
 */
export type ChargeStage = 'open' | 'overdue' | 'paid' | 'spent';

const paid = new Set(['COMPLETED', 'WAITING_FOR_REFUND', 'REFUNDED']);

/** The stage at the instant `now`; without an end known the clock decides nothing. */
export function chargeStage({ status }: Pick<Transaction, 'status'>, end: string | null, now: number | null): ChargeStage {
  if (paid.has(status)) return 'paid';
  if (status !== 'PENDING') return 'spent';
  return end !== null && now !== null && now >= Date.parse(end) ? 'overdue' : 'open';
}

/** Milliseconds after its expiry in which an expired charge may still turn out to be paid. */
const lateMs = 15 * 60_000;

/** Whether the charge should be polled: it is pending, or expired a moment ago. */
export function mayStillBePaid(
  { status, updatedAt, createdAt }: Pick<Transaction, 'status' | 'updatedAt' | 'createdAt'>,
  now: number | null,
) {
  if (status === 'PENDING') return true;
  return status === 'EXPIRED' && now !== null && now - Date.parse(updatedAt ?? createdAt) < lateMs;
}
