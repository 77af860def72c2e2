import { expect, test } from 'vitest';
import { transactionRecord } from '@/lib/contracts/pix/payments/transactions.shape';
import { toReais } from '@/lib/format/money/money';
import { type ComparedLine, causeOf, effectOf, movedBy } from './compare-day';

const payment = (change: object = {}) =>
  transactionRecord.parse({
    id: 'SVTX1',
    type: 'DEPOSIT',
    status: 'COMPLETED',
    amount: 100,
    serviceFeeCharged: 0.99,
    createdAt: '2026-11-27T11:00:00.000Z',
    ...change,
  });

let number = 0;
const line = (amount: number, reason = 'Pix recebido', balanceType = 'AVAILABLE'): ComparedLine => {
  number += 1;
  return {
    id: `st${number}`,
    amount: toReais(Math.abs(amount)),
    operation: amount < 0 ? 'DECREMENT' : 'INCREMENT',
    reason,
    balanceType,
    previousBalanceAvailable: null,
    previousBalanceBlocked: null,
    newBalanceAvailable: null,
    newBalanceBlocked: null,
    createdAt: '2026-11-27T11:00:00.000Z',
    transactionId: 'SVTX1',
  };
};

test.each([
  ['a payment received, less its fee', {}, '99.01'],
  ['one whose fee has fractions of a centavo', { serviceFeeCharged: 0.125 }, '99.87'],
  ['one of which a part went back', { refundAmount: 30, refundStatus: 'COMPLETED', refundedAt: '2026-11-27T12:00:00.000Z' }, '69.01'],
  ['one whose refund is only held back yet', { refundAmount: 30, refundStatus: 'PENDING' }, '99.01'],
  ['one whose refund failed', { refundAmount: 30, refundStatus: 'CANCELED' }, '99.01'],
  ['a payment sent, and its fee', { type: 'WITHDRAW' }, '-100.99'],
  ['a withdrawal that is only held back', { type: 'WITHDRAW', status: 'PENDING' }, '0.00'],
  ['a charge nobody paid', { status: 'EXPIRED' }, '0.00'],
  ['a commission without a fee', { type: 'COMMISSION', serviceFeeCharged: null }, '100.00'],
  ['a type nobody knows', { type: 'LOAN' }, null],
  ['a refund that does not tell its amount', { status: 'REFUNDED' }, null],
])('the effect of %s', (_name, change, effect) => {
  expect(effectOf(payment(change))).toBe(effect);
});

test('entries of both sides add up, so that what is held and released moves nothing', () => {
  const withdrawal = [
    line(-100.99, 'Reserva'),
    line(100.99, 'Reserva', 'BLOCKED'),
    line(-100, 'Pix enviado', 'BLOCKED'),
    line(-0.99, 'Tarifa', 'BLOCKED'),
  ];
  expect(movedBy(withdrawal)).toBe('-100.99');
  expect(movedBy([])).toBe('0.00');
  expect(movedBy([{ ...line(1), operation: 'OTHER' }])).toBeNull();
});

const refunded = { refundAmount: 30, refundStatus: 'COMPLETED', refundedAt: '2026-11-27T12:00:00.000Z' };

test.each([
  ['no entry', {}, [], 'missing'],
  ['an entry that stands there twice', {}, [line(100), line(100), line(-0.99, 'Tarifa')], 'repeated'],
  ['a fee that was not charged', {}, [line(100)], 'fee'],
  ['a refund that did not leave', refunded, [line(100), line(-0.99, 'Tarifa')], 'refund'],
  ['an amount in centavos', { serviceFeeCharged: 0 }, [line(10_000)], 'hundredfold'],
  ['one centavo', {}, [line(100.01), line(-0.99, 'Tarifa')], 'amount'],
])('%s is named as the likely cause', (_name, change, lines, cause) => {
  const expected = effectOf(payment(change));
  const found = movedBy(lines);
  if (expected === null || found === null) throw new Error('both are known here');
  expect(found).not.toBe(expected);
  expect(causeOf(payment(change), lines, expected, found)).toBe(cause);
});
