import { expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import { estimateFee } from './estimate-fee';

const rules = (fixed: string, percent: number | null, minimum: string) => ({
  cashInFixed: toReais(fixed),
  cashInPercent: percent,
  cashInMinimum: toReais(minimum),
  cashOutFixed: null,
  cashOutPercent: null,
  cashOutMinimum: null,
});

test.each([
  ['248.90', rules('0.99', 0, '0'), '0.99'],
  ['100', rules('0', 1.5, '0'), '1.50'],
  ['33.33', rules('0', 1, '0'), '0.33'],
  ['1.50', rules('0', 1, '0'), '0.02'],
  ['10', rules('0.10', 0.99, '0.50'), '0.50'],
  ['1000', rules('0.115', 0, '0'), '0.115'],
  ['50000', rules('0.10', 0.0001, '0'), '0.15'],
])('of %s by %j it keeps %s', (amount, given, fee) => {
  expect(estimateFee('cashIn', toReais(amount), given)).toBe(toReais(fee));
});

test('is null where the account has no fee rules', () => {
  expect(estimateFee('cashIn', toReais('10'), null)).toBeNull();
});

test('of what goes out by its own rules', () => {
  const given = { ...rules('9', 9, '9'), cashOutFixed: toReais('0.85'), cashOutPercent: 0.5, cashOutMinimum: null };
  expect(estimateFee('cashOut', toReais('100'), given)).toBe(toReais('1.35'));
});
