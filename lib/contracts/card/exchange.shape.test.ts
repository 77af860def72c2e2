import { expect, test } from 'vitest';
import { exchangeShapes } from './exchange.shape';

const quote = { code: 'USD', rate: { bid: 5.4297, ask: 5.4303 } };
const read = { code: 'USD', rate: { bid: '5.4297', ask: '5.4303' } };

test('parses rates with all their decimals', () => {
  expect(exchangeShapes['exchange.read'].record.parse(quote)).toEqual(read);
  expect(exchangeShapes['exchange.list'].wire.parse([quote])).toEqual([quote]);
  expect(exchangeShapes['exchange.list'].record.parse([quote]).items).toEqual([read]);
});

test.each([
  [1841.62, 1842],
  [1841.5, 1842],
  [1841.49, 1841],
  [1841, 1841],
])('rounds a conversion of %d once, to %d cents', (amount, cents) => {
  expect(exchangeShapes['exchange.convert'].record.parse({ amount, currency: quote })).toEqual({ amount: cents, currency: read });
});

test.each([
  ['JPY', 285_749.6, 2857],
  ['JPY', 285_750, 2858],
  ['KWD', 163_012.34, 1_630_123],
])('reads hundredths of %s as the smallest unit it has: %d are %d', (code, amount, units) => {
  expect(exchangeShapes['exchange.convert'].record.parse({ amount, currency: { ...quote, code } }).amount).toBe(units);
});

test('refuses an amount too large to be exact', () => {
  expect(exchangeShapes['exchange.convert'].record.safeParse({ amount: 1e300, currency: quote }).success).toBe(false);
});

test.each([
  ['the side that was asked for alone', { code: 'USD', rate: { ask: 5.43 } }],
  ['the same beside the code', { code: 'USD', ask: 5.43 }],
])('reads a conversion with %s', (_how, currency) => {
  const read = exchangeShapes['exchange.convert'].record.parse({ amount: 1841.62, currency });
  expect(read.currency).toEqual({ code: 'USD', rate: { bid: null, ask: '5.43' } });
});

test('reads a rate beside its code', () => {
  expect(exchangeShapes['exchange.read'].record.parse({ code: 'USD', bid: 5.4297, ask: 5.4303 })).toEqual(read);
});
