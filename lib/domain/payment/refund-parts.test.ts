import { expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import { hasPendingRefund, refundParts } from './refund-parts';

type Refunded = Parameters<typeof refundParts>[0];

const none: Refunded = { refundAmount: null, refundStatus: null, refundedAt: null };
const thirty = toReais('30.00');
const zero = toReais('0.00');

test.each<[string, Partial<Refunded>, ReturnType<typeof refundParts>]>([
  ['no refund', {}, { state: 'none', returned: zero, returning: zero, failed: zero, total: zero }],
  [
    'the first one under way',
    { refundAmount: thirty, refundStatus: 'PENDING' },
    { state: 'pending', returned: zero, returning: thirty, failed: zero, total: thirty },
  ],
  [
    'one under way after another: how the sum divides is not told',
    { refundAmount: thirty, refundStatus: 'PENDING', refundedAt: '2026-11-27T12:00:00.000Z' },
    { state: 'pending', returned: null, returning: null, failed: zero, total: thirty },
  ],
  [
    'one that failed after another: how much failed is not told',
    { refundAmount: thirty, refundStatus: 'CANCELED', refundedAt: '2026-11-27T12:00:00.000Z' },
    { state: 'failed', returned: thirty, returning: zero, failed: null, total: thirty },
  ],
  [
    'a status nobody knows with an amount counts as refunded',
    { refundAmount: thirty, refundStatus: 'NEWER' },
    { state: 'done', returned: thirty, returning: zero, failed: zero, total: thirty },
  ],
  [
    'a whole refund of which only the status of the payment tells',
    { status: 'REFUNDED' },
    { state: 'done', returned: null, returning: zero, failed: zero, total: null },
  ],
])('the parts of a payment with %s', (_name, change, parts) => {
  expect(refundParts({ ...none, ...change })).toEqual(parts);
});

test('one refund under way among others is enough to look again', () => {
  expect(hasPendingRefund([none, { ...none, status: 'WAITING_FOR_REFUND' }])).toBe(true);
  expect(hasPendingRefund([none, { ...none, refundAmount: thirty, refundStatus: 'COMPLETED' }])).toBe(false);
  expect(hasPendingRefund()).toBe(false);
});
