import type { Units } from '@/sandbox/money/units';

/** One sending back of a received Pix. */
export interface Refund {
  readonly id: string;
  readonly transactionId: string;
  readonly amount: Units;
  readonly status: 'PENDING' | 'COMPLETED' | 'CANCELED';
}
