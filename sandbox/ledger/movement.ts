import type { Units } from '@/sandbox/money/units';

/** A change of a balance: signed amounts for the available and blocked sides, and the reason that the statement shows. */
export interface Movement {
  readonly available?: Units;
  readonly blocked?: Units;
  readonly reason: string;
  readonly transactionId?: string | undefined;
  readonly infractionId?: string | undefined;
}
