import { expect, test } from 'vitest';
import { toCents } from '@/lib/format/money/money';
import { reversibleOf } from './reversible';

test.each([
  ['PAID', null, 10_000],
  ['AUTHORIZED', null, 10_000],
  ['PAID', 3_050, 6_950],
  ['PAID', 10_000, 0],
  ['REFUNDED', 10_000, 0],
  ['DENIED', null, 0],
  ['PENDING', null, 0],
  ['47', null, 0],
])('%s with %s cents reversed leaves %d', (status, reversed, left) => {
  const reversedAmount = reversed === null ? null : toCents(reversed);
  expect(reversibleOf({ amount: toCents(10_000), creditCardPayment: { status, reversedAmount } })).toBe(left);
});
