import { expect, test } from 'vitest';
import { deliveryOutcome, outcomeAmong } from './delivery-outcome';

// interface: Delivery rules.
test.each([
  [200, 'accepted'],
  [204, 'accepted'],
  [299, 'accepted'],
  [301, 'retried'],
  [400, 'lost'],
  [429, 'lost'],
  [499, 'lost'],
  [500, 'retried'],
  [503, 'retried'],
] as const)('an answer of %d is %s', (status, outcome) => {
  expect(deliveryOutcome({ status, responseTime: 120, error: null })).toBe(outcome);
});

test('an answer near the deadline is accepted, and slow', () => {
  expect(deliveryOutcome({ status: 200, responseTime: 3_999, error: null })).toBe('accepted');
  expect(deliveryOutcome({ status: 200, responseTime: 4_000, error: null })).toBe('slow');
});

test('without a status nobody answered in time, unless the attempt is still open', () => {
  expect(deliveryOutcome({ status: null, responseTime: 5_000, error: null })).toBe('timed-out');
  expect(deliveryOutcome({ status: null, responseTime: null, error: 'ECONNREFUSED' })).toBe('timed-out');
  expect(deliveryOutcome({ status: null, responseTime: null, error: null })).toBe('waiting');
});

test('an attempt followed by another one of the same callback was repeated', () => {
  const body = { status: 'COMPLETED', updatedAt: '2026-11-27T12:00:00.000Z' };
  const failed = { status: 500, responseTime: 9, error: null, transactionId: 'T1', url: 'https://loja.example', body };
  const first = { ...failed, id: 'a', createdAt: '2026-11-27T12:00:01.000Z' };
  const second = { ...failed, id: 'b', createdAt: '2026-11-27T12:00:09.000Z' };
  expect(outcomeAmong(first, [second, first])).toBe('repeated');
  expect(outcomeAmong(second, [second, first])).toBe('retried');
  expect(outcomeAmong(first, [{ ...second, body: { ...body, status: 'REFUNDED' } }, first])).toBe('retried');
  expect(outcomeAmong({ ...first, status: 422 }, [second, first])).toBe('lost');
});
