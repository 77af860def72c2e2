import type { Reais } from '@/lib/format/money/money';

/** One payment or case that holds a part of the balance; the amount is null where the service does not tell it. */
export interface BlockedPart {
  readonly kind: 'withdrawals' | 'disputes';
  readonly id: string;
  readonly name: string | null;
  readonly amount: Reais | null;
}
