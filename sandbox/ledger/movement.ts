import type { Units } from '@/sandbox/money/units';

/** One thing that happens to a balance: what it adds to either side, negative to take away, and why, in the words of the statement. */
export interface Movement {
  readonly available?: Units;
  readonly blocked?: Units;
  readonly reason: string;
  readonly transactionId?: string | undefined;
  readonly infractionId?: string | undefined;
}
