import { type Cents, toCents } from '@/lib/format/money/money';

interface Instalments {
  readonly count: number;
  /** The amount of each, except those with one cent more. */
  readonly each: Cents;
  /** How many, from the first on, have one cent more so that the sum is exact. */
  readonly withExtraCentavo: number;
}

/** Divides an amount into instalments; the remaining cents are on the first ones. */
export function instalmentsOf(amount: Cents, count: number): Instalments {
  return { count, each: toCents(Math.floor(amount / count)), withExtraCentavo: amount % count };
}
