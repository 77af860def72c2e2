import { describe, expect, test } from 'vitest';
import { attemptResult, deliveredLateMs, deliveryOutcome, lastAttempt, outcomeAmong } from './delivery-outcome';

const url = 'https://loja.example/avisos';

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
  expect(deliveryOutcome({ status, responseTime: 120, error: null, url })).toBe(outcome);
});

test('an answer near the deadline is accepted, and slow', () => {
  expect(deliveryOutcome({ status: 200, responseTime: 3_999, error: null, url })).toBe('accepted');
  expect(deliveryOutcome({ status: 200, responseTime: 4_000, error: null, url })).toBe('slow');
});

test('without a status nobody answered in time, unless the attempt is still open', () => {
  expect(deliveryOutcome({ status: null, responseTime: 5_000, error: null, url })).toBe('timed-out');
  expect(deliveryOutcome({ status: null, responseTime: null, error: 'ECONNREFUSED', url })).toBe('timed-out');
  expect(deliveryOutcome({ status: null, responseTime: null, error: null, url })).toBe('waiting');
});

test.each([`https://balcao.example/api/callbacks/${'0a'.repeat(20)}`, 'https://balcao.example/api/callbacks/***'])(
  'what our own inbox %s took is not what the system of the merchant took',
  (own) => {
    expect(deliveryOutcome({ status: 200, responseTime: 9, error: null, url: own })).toBe('here');
    expect(deliveryOutcome({ status: 200, responseTime: 9, error: null, url: 'https://loja.example/api/callbacks/pix' })).toBe('accepted');
  },
);

describe('the last attempt tells what has become of a delivery', () => {
  const body = { status: 'COMPLETED', updatedAt: '2026-11-27T12:00:00.000Z' };
  const failed = { status: 500, responseTime: 9, error: null, transactionId: 'T1', url, body };
  const first = { ...failed, id: 'a', createdAt: '2026-11-27T12:00:01.000Z' };
  const second = { ...failed, id: 'b', createdAt: '2026-11-27T12:00:09.000Z' };
  const accepted = { ...second, id: 'c', status: 200, createdAt: '2026-11-27T12:01:00.000Z' };

  test('one that failed and was tried again was repeated, and one that was accepted in the end is known', () => {
    expect(outcomeAmong(first, [second, first])).toBe('repeated');
    expect(outcomeAmong(second, [second, first])).toBe('retried');
    expect(outcomeAmong(first, [accepted, second, first])).toBe('recovered');
    expect(outcomeAmong({ ...first, status: 422 }, [first])).toBe('lost');
    expect(outcomeAmong({ ...first, status: 422 }, [accepted, first])).toBe('recovered');
  });

  test('a later status that was accepted stands for an earlier one, not the other way around, and not at another address', () => {
    const later = { ...accepted, body: { status: 'REFUNDED', updatedAt: '2026-11-28T12:00:00.000Z' } };
    expect(outcomeAmong(first, [later, first])).toBe('recovered');
    expect(outcomeAmong({ ...first, body: later.body }, [{ ...accepted, body }, first])).toBe('retried');
    expect(outcomeAmong(first, [{ ...accepted, url: 'https://outra.example' }, first])).toBe('retried');
  });

  test('while the others are not known only the attempt itself counts', () => {
    expect(outcomeAmong(first, null)).toBe('failed');
    expect(outcomeAmong({ ...first, status: 404 }, null)).toBe('refused');
    expect(outcomeAmong(accepted, null)).toBe('accepted');
    expect(attemptResult(first)).toBe('failed');
  });

  test('the newest attempt of the same change, or of one after it, is the last', () => {
    expect(lastAttempt(first, [accepted, second, first]).id).toBe('c');
    expect(lastAttempt(accepted, [accepted, second, first]).id).toBe('c');
  });

  test('an attempt hours after its change is late, a minute after is not', () => {
    expect(deliveredLateMs(first)).toBeNull();
    expect(deliveredLateMs({ body, createdAt: '2026-11-27T15:30:00.000Z' })).toBe(3.5 * 3_600_000);
    expect(deliveredLateMs({ body: null, createdAt: '2026-11-27T15:30:00.000Z' })).toBeNull();
  });
});
