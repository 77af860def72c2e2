import type { Units } from '@/sandbox/money/units';

/** A refund of a received Pix. */
export interface Refund {
  readonly id: string;
  readonly transactionId: string;
  readonly amount: Units;
  readonly status: 'PENDING' | 'COMPLETED' | 'CANCELED';
}
