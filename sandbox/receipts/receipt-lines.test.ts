import { expect, test } from 'vitest';
import { newTransaction } from '@/sandbox/transaction-records/transaction-row';
import { receiptLines } from './receipt-lines';

const at = '2026-11-27T12:00:00.000Z';
const lines = (change: Partial<Parameters<typeof newTransaction>[0]>) =>
  receiptLines(
    newTransaction({
      id: 'SVTX1',
      status: 'COMPLETED',
      type: 'DEPOSIT',
      amount: 10_000n,
      createdAt: at,
      updatedAt: at,
      paidAt: at,
      ...change,
    }),
  );
const refund = { refundAmount: 3_000n, refundedAt: at } as const;

test.each([
  ['refunded in part', { ...refund, refundStatus: 'COMPLETED' }, true],
  ['refunded in part, with a later refund that failed', { ...refund, refundStatus: 'CANCELED' }, true],
  ['with a refund that failed', { refundAmount: 3_000n, refundStatus: 'CANCELED' }, false],
  ['with a refund under way', { ...refund, refundStatus: 'PENDING' }, false],
  ['untouched', {}, false],
] as const)('the receipt of a payment %s tells what went back', (_, change, listed) => {
  expect(lines(change).some(([name]) => name === 'Devolução')).toBe(listed);
});
