import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transactionRecord } from '@/lib/contracts/pix/payments/transactions.shape';
import { addTotals, noTotals } from '@/lib/domain/payment/money-totals';
import { paymentMoney } from '@/lib/domain/payment/payment-money';
import { refundHistories } from '@/lib/domain/payment/testing/refund-history';
import { subtractReais, sumReais, toReais } from '@/lib/format/money/money';
import { transactionColumns, transactionFile } from './transaction-columns';

const { amount, refunded, refunding, net, refundState } = transactionColumns;
const row = (change: object) =>
  transactionRecord.parse({
    id: 'SVTX1',
    type: 'DEPOSIT',
    status: 'COMPLETED',
    amount: 100,
    serviceFeeCharged: 0.99,
    createdAt: '2026-11-27T11:00:00.000Z',
    ...change,
  });
const totalsOf = (rows: readonly ReturnType<typeof row>[]) =>
  rows.reduce((sums, one) => addTotals(sums, transactionFile.totals(one)), noTotals);

test('for every order of refunds the columns of a file are those of the page, and its sums are those of its columns', () => {
  fc.assert(
    fc.property(fc.array(refundHistories, { minLength: 1, maxLength: 8 }), (histories) => {
      const rows = histories.map(({ transaction }) => transaction);
      const { lines, apart } = totalsOf(rows);
      const none = toReais(0);
      expect(apart).toBe(0);
      expect(rows.map((one) => net.of(one))).toEqual(rows.map((one) => paymentMoney(one).net));
      expect(lines.net).toBe(sumReais(rows.map((one) => net.of(one) ?? none)));
      expect(lines.received).toBe(sumReais(rows.map((one) => amount.of(one))));
      const out = [lines.refunded, lines.refunding, lines.fees].map((sum) => sum ?? none);
      expect(out.reduce(subtractReais, lines.received ?? none)).toBe(lines.net);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['done', { refundAmount: 30, refundStatus: 'COMPLETED', refundedAt: '2026-11-28T12:00:00.000Z' }, ['30.00', '0.00', '69.01']],
  ['pending', { refundAmount: 30, refundStatus: 'PENDING' }, ['0.00', '30.00', '69.01']],
  ['failed', { refundAmount: 30, refundStatus: 'CANCELED' }, ['0.00', '0.00', '99.01']],
  [null, {}, ['0.00', '0.00', '99.01']],
  ['done', { status: 'REFUNDED' }, [null, '0.00', null]],
])('a file tells a refund that is %s: %j', (state, change, amounts) => {
  const given = row(change);
  expect(refundState.of(given)).toBe(state);
  expect([refunded.of(given), refunding.of(given), net.of(given)]).toEqual(amounts);
});

test('only what moved is summed, by kind; what did not is counted apart', () => {
  const dead = ['PENDING', 'EXPIRED', 'CANCELED', 'ERROR'].map((status) => row({ status }));
  const rows = [row({}), row({ type: 'WITHDRAW', amount: 40 }), ...dead, row({ type: 'NEVER_SEEN' }), row({ status: 'REFUNDED' })];
  expect(totalsOf(rows)).toEqual({
    lines: { received: '100.00', refunded: '0.00', refunding: '0.00', sent: '40.00', fees: '1.98', net: '58.02' },
    apart: 6,
  });
});
