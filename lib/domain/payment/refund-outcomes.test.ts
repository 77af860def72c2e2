import { describe, expect, test } from 'vitest';
import type { Operation } from '@/lib/contracts/office/operations.shape';
import { toReais } from '@/lib/format/money/money';
import { refundOutcomes } from './refund-outcomes';

type Fields = Parameters<typeof refundOutcomes>[1];

const fields = (amount: string | null, status: string | null, at: string | null = null): Fields => ({
  refundAmount: amount === null ? null : toReais(amount),
  refundStatus: status,
  refundedAt: at,
});
const ask = (id: string, amount: string, refundBefore: Fields, state: Operation['state'] = 'done') => ({
  id,
  state,
  amount: toReais(amount),
  createdAt: `2026-11-27T12:0${id}:00.000Z`,
  refundBefore,
});

const first = ask('1', '30', fields(null, null));
const second = ask('2', '20', fields('30', 'COMPLETED', 'x'));

test.each([
  ['still under way', fields('50', 'PENDING', 'x'), 'pending'],
  ['done', fields('50', 'COMPLETED', 'x'), 'done'],
  ['failed', fields('30', 'CANCELED', 'x'), 'failed'],
])('a later refund is %s, and the one before stays done', (_, now, outcome) => {
  expect(Object.fromEntries(refundOutcomes([second, first], now))).toEqual({ 1: 'done', 2: outcome });
});

test('one that failed stays failed after the next succeeded, whatever the order they are listed in', () => {
  const again = ask('2', '30', fields('30', 'CANCELED'));
  expect(Object.fromEntries(refundOutcomes([first, again], fields('30', 'COMPLETED', 'x')))).toEqual({ 1: 'failed', 2: 'done' });
});

test('of two equal refunds the failed one is recognised', () => {
  const again = ask('2', '30', fields('30', 'COMPLETED', 'x'));
  expect(Object.fromEntries(refundOutcomes([first, again], fields('30', 'CANCELED', 'x')))).toEqual({ 1: 'done', 2: 'failed' });
});

test('a refund the service refused, or of which nothing is known, has none', () => {
  const refused = ask('1', '30', fields(null, null), 'refused');
  const unknown = ask('2', '30', fields(null, null), 'unknown');
  expect(refundOutcomes([refused, unknown], fields(null, null)).size).toBe(0);
});

describe('where a sum is not told, the state of the latest refund decides', () => {
  const unknown = { ...first, amount: null };
  const afterUnread = ask('1', '30', fields(null, 'COMPLETED'));

  test.each([
    ['the amount of the refund', unknown, fields('30', 'CANCELED', 'x'), 'failed'],
    ['the amount of the refund', unknown, fields('30', 'COMPLETED', 'x'), 'done'],
    ['the sum afterwards', first, fields(null, 'COMPLETED', 'x'), 'done'],
    ['the sum before', afterUnread, fields('30', 'CANCELED', 'x'), 'failed'],
    ['the sum before', afterUnread, fields('10', 'COMPLETED', 'x'), 'done'],
  ])('%s', (_name, asked, now, outcome) => {
    expect(refundOutcomes([asked], now).get('1')).toBe(outcome);
  });

  test('no record of what was before means that nothing was', () => {
    const alone = { ...first, refundBefore: null };
    expect(refundOutcomes([alone], fields('30', 'COMPLETED', 'x')).get('1')).toBe('done');
    expect(refundOutcomes([alone], fields('29.99', 'COMPLETED', 'x')).get('1')).toBe('failed');
  });
});
