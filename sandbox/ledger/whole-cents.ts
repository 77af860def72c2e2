import type { Units } from '@/sandbox/money/units';

const cent = 100n;

/** Rounds a fee half up to whole centavos, because balances change in whole centavos only. */
export function wholeCents(fee: Units): Units {
  return ((fee + cent / 2n) / cent) * cent;
}
