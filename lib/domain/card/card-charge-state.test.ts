import { expect, test } from 'vitest';
import { toCents } from '@/lib/format/money/money';
import { cardChargeState, cardMoneyMoved, isContested } from './card-charge-state';

const stateOf = (status: string, reversed: number | null) =>
  cardChargeState({
    amount: toCents(10_000),
    creditCardPayment: { status, reversedAmount: reversed === null ? null : toCents(reversed) },
  });

test.each([
  ['AUTHORIZED', null, 'AUTHORIZED'],
  ['PAID', null, 'PAID'],
  ['PAID', 0, 'PAID'],
  ['PAID', 3_050, 'PARTLY_REVERSED'],
  ['PAID', 10_000, 'REVERSING'],
  ['REFUNDED', 10_000, 'REFUNDED'],
  ['VOIDED', 10_000, 'REVERSED_SAME_DAY'],
  ['VOIDED', null, 'VOIDED'],
  ['DENIED', null, 'DENIED'],
  ['47', null, '47'],
])('%s with %s cents reversed is %s', (status, reversed, state) => {
  expect(stateOf(status, reversed)).toBe(state);
});

test('a charge without a payment is unfinished', () => {
  expect(cardChargeState({ amount: toCents(10_000), creditCardPayment: null })).toBe('NOT_FINISHED');
});

test.each([
  ['PAID', null, true],
  ['PAID', 3_050, true],
  ['REFUNDED', 10_000, true],
  ['AUTHORIZED', null, false],
  ['DENIED', null, false],
  ['VOIDED', 10_000, false],
])('%s with %s cents reversed has moved money: %s', (status, reversed, moved) => {
  const payment = { status, reversedAmount: reversed === null ? null : toCents(reversed) };
  expect(cardMoneyMoved({ amount: toCents(10_000), creditCardPayment: payment })).toBe(moved);
});

test('is contested until it is decided', () => {
  const contested = (...statuses: string[]) => isContested({ creditCardPayment: { chargebacks: statuses.map((status) => ({ status })) } });
  expect([contested(), contested('DEFENDED'), contested('ACCEPTED', 'RECEIVED')]).toEqual([false, false, true]);
});
