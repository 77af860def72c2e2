import { type Cents, toCents } from './money';

interface Instalments {
  readonly count: number;
  /** What each one is, save those that carry a cent more. */
  readonly each: Cents;
  /** How many, from the first on, carry one cent more so that the sum is exact. */
  readonly dearer: number;
}

/** Divides an amount into instalments: the cents that do not divide stand on the first ones. */
export function instalmentsOf(amount: Cents, count: number): Instalments {
  return { count, each: toCents(Math.floor(amount / count)), dearer: amount % count };
}
