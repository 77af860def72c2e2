import type { Transaction } from '@/lib/contracts/shapes';

/**
 * Where a charge stands for who waits for it. `overdue`: its time is over, but only the service can say that nobody paid;
 * `spent`: expired, cancelled or failed.
 */
export type ChargeStage = 'open' | 'overdue' | 'paid' | 'spent';

const paid = new Set(['COMPLETED', 'WAITING_FOR_REFUND', 'REFUNDED']);

/** The stage at the instant `now`; without an end known the clock decides nothing. */
export function chargeStage({ status }: Pick<Transaction, 'status'>, end: string | null, now: number | null): ChargeStage {
  if (paid.has(status)) return 'paid';
  if (status !== 'PENDING') return 'spent';
  return end !== null && now !== null && now >= Date.parse(end) ? 'overdue' : 'open';
}
