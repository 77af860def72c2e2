import { expect, test } from 'vitest';
import { subtractReais, toReais } from '@/lib/format/money/money';
import { emptyRefund, readRefund } from './read-refund';

const left = (remainder: string, untouched = true) => ({ remainder: toReais(remainder), untouched });
const part = (amount: string, description = '') => ({ choice: 'part', amount, description });

test('all of an untouched Pix goes without a number, what the form showed goes along', () => {
  expect(readRefund(emptyRefund, left('100'))).toMatchObject({ amount: '100.00', after: '0.00', body: { expectedRemaining: '100.00' } });
  expect(readRefund(emptyRefund, left('100')).body).not.toHaveProperty('amount');
});

test('all that is left after a partial refund is named', () => {
  expect(readRefund(emptyRefund, left('80', false)).body).toEqual({ amount: 80, expectedRemaining: '80.00' });
});

test('0,10 and 0,20 of 1,00 leave exactly 0,70, which can be given back', () => {
  const remainder = subtractReais(subtractReais(toReais('1.00'), toReais('0.10')), toReais('0.20'));
  expect(readRefund(part('0,70'), left(remainder, false))).toMatchObject({ error: null, after: '0.00', body: { amount: 0.7 } });
});

test.each([
  ['80,01', 'over'],
  ['0,00', 'nothing'],
  ['', 'unread'],
  ['1.234', 'unread'],
])('%j of R$ 80,00 is not sent: %s', (amount, error) => {
  expect(readRefund(part(amount), left('80', false))).toMatchObject({ error, body: null });
});

test('the description goes without the blanks around it, and not at all when empty', () => {
  expect(readRefund(part('30,50', '  frete  '), left('80', false)).body).toMatchObject({ amount: 30.5, description: 'frete' });
  expect(readRefund(part('30,50', '   '), left('80', false)).body).not.toHaveProperty('description');
});
