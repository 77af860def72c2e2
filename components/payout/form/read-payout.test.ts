import { expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import { emptyPayout, readPayout } from './read-payout';

const bounds = { min: toReais('0.01'), max: toReais('1000'), available: toReais('900'), daily: null, fees: null };
const draft = { ...emptyPayout, amount: '30,50', reference: 'saq-1' };

test('sends an amount as the number it is, and only what was filled in', () => {
  expect(readPayout(draft, bounds).fields).toEqual({ amount: 30.5, clientReference: 'saq-1' });
  expect(readPayout({ ...draft, description: ' Frete ', virtualAccount: 'loja-2' }, bounds).fields).toEqual({
    amount: 30.5,
    clientReference: 'saq-1',
    description: 'Frete',
    virtualAccount: 'loja-2',
  });
});

test.each([
  [{ amount: '' }, { amount: 'unread' }],
  [{ amount: '1.234' }, { amount: 'unread' }],
  [{ amount: '0,00' }, { amount: 'below' }],
  [{ amount: '1.000,01' }, { amount: 'above' }],
  [{ amount: '900,01' }, { amount: 'short' }],
  [{ reference: ' ' }, { reference: 'empty' }],
])('with %j says %j and sends nothing', (change, fieldErrors) => {
  expect(readPayout({ ...draft, ...change }, bounds)).toMatchObject({ fieldErrors, fields: null });
});

test('takes the bounds themselves', () => {
  for (const amount of ['0,01', '1.000,00']) expect(readPayout({ ...draft, amount }, { ...bounds, available: null }).fields).not.toBeNull();
});
