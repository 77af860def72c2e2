import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountToMinor, formatCents, minorToAmount } from './currency';
import { toCents, toReais } from './money';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [null, 12_345, 'R$ 123,45'],
  ['BRL', 12_345, 'R$ 123,45'],
  ['USD', 12_345, 'USD 123,45'],
  ['JPY', 12_345, 'JPY 12.345'],
  ['CLP', -12_345, '−CLP 12.345'],
  ['KWD', 12_345, 'KWD 12,345'],
  ['KWD', 5, 'KWD 0,005'],
  ['NEVER', 12_345, 'NEVER 123,45'],
])('an amount in %s of %d is %s, with the decimals of the currency', (currency, amount, text) => {
  expect(plain(formatCents(toCents(amount), 'pt-BR', currency))).toBe(text);
});

test('the smallest units of a currency become an amount and the same units again', () => {
  const currencies = fc.constantFrom('BRL', 'USD', 'JPY', 'CLP', 'KRW', 'KWD', 'BHD', null);
  fc.assert(
    fc.property(
      fc.integer({ min: -999_999_999, max: 999_999_999 }),
      currencies,
      (units, currency) => amountToMinor(minorToAmount(toCents(units), currency), currency) === toCents(units),
    ),
  );
});

test('an amount with more decimals than its currency is refused', () => {
  expect(() => amountToMinor(toReais('12.50'), 'JPY')).toThrow(RangeError);
  expect(() => amountToMinor(toReais('0.005'), 'USD')).toThrow(RangeError);
});
