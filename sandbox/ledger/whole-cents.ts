import type { Units } from '@/sandbox/money/units';

const cent = 100n;

/** What is really taken for a fee: balances move in whole centavos, so finer parts are rounded half up. */
export function wholeCents(fee: Units): Units {
  return ((fee + cent / 2n) / cent) * cent;
}
