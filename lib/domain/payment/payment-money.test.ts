import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { transactionRecord } from '@/lib/contracts/pix/payments/transactions.shape';
import { addReais, centsToReais, toCents, toReais } from '@/lib/format/money/money';
import { paymentMoney } from './payment-money';
import { refundParts } from './refund-parts';
import { refundHistories } from './testing/refund-history';

const reais = (cents: number) => centsToReais(toCents(cents));
const payment = (change: object) =>
  transactionRecord.parse({
    id: 'SVTX1',
    type: 'DEPOSIT',
    status: 'COMPLETED',
    amount: 100,
    serviceFeeCharged: 0.99,
    createdAt: '2026-11-27T11:00:00.000Z',
    ...change,
  });

describe('for every order of partial, failed and late refunds', () => {
  test('what entered is what went or goes back, what stays, and the fee told', () => {
    fc.assert(
      fc.property(refundHistories, ({ transaction, paid, fee, returned, returning }) => {
        const { net, refund } = paymentMoney(transaction);
        expect(refund.total).toBe(reais(returned + returning));
        expect(net).toBe(reais(paid - (fee ?? 0) - returned - returning));
        expect(addReais(addReais(net ?? toReais(0), refund.total ?? toReais(0)), reais(fee ?? 0))).toBe(transaction.amount);
      }),
    );
  });

  test('refunded and pending amounts are separate wherever the service separates them', () => {
    fc.assert(
      fc.property(refundHistories, ({ transaction, returned, returning }) => {
        const { returned: back, returning: coming } = refundParts(transaction);
        if (returned > 0 && returning > 0) expect([back, coming]).toEqual([null, null]);
        else expect([back, coming]).toEqual([reais(returned), reais(returning)]);
      }),
    );
  });
});

test.each([
  [
    'refunded whole, the fee is lost',
    { amount: 50, status: 'REFUNDED', refundAmount: 50, refundStatus: 'COMPLETED', refundedAt: '2026-11-28T12:00:00.000Z' },
    '-0.99',
  ],
  [
    'an earlier part stays counted when a later one fails',
    { refundAmount: 30, refundStatus: 'CANCELED', refundedAt: '2026-11-28T12:00:00.000Z' },
    '69.01',
  ],
  ['a first refund that failed gave nothing back', { refundAmount: 30, refundStatus: 'CANCELED' }, '99.01'],
  ['refunded without an amount, nothing is summed', { status: 'REFUNDED' }, null],
  ['on its way back without an amount, nothing is summed', { status: 'WAITING_FOR_REFUND' }, null],
  ['what never moved adds up to nothing', { status: 'EXPIRED' }, null],
  ['a type nobody knows is in no sum', { type: 'NEVER_SEEN' }, null],
  ['money that went out took its fee along', { type: 'WITHDRAW' }, '-100.99'],
  ['money that went out and came back took the fee alone', { type: 'WITHDRAW', status: 'REFUNDED', refundAmount: 100 }, '-0.99'],
])('%s', (_, change, net) => {
  expect(paymentMoney(payment(change)).net).toBe(net);
});

test.each([
  ['DEPOSIT', '100.00'],
  ['COMMISSION', '100.00'],
  ['WITHDRAW', '-100.00'],
  ['INTERNAL_TRANSFER', '-100.00'],
  ['NEVER_SEEN', '100.00'],
  ['constructor', '100.00'],
])('the sign of a %s in the balance gives %s', (type, signed) => {
  expect(paymentMoney(payment({ type })).signed).toBe(signed);
});
