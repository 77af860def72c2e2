import { expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import { rowSelection } from '@/lib/lists/definition/row-filters';
import { refundFilter } from './refund-filter';

const list = { rowFilters: refundFilter };
const refund = (amount: string | null, refundStatus: string | null, refundedAt: string | null = null, status = 'COMPLETED') => ({
  refundAmount: amount === null ? null : toReais(amount),
  refundStatus,
  refundedAt,
  status,
});

test.each([
  ['none', refund(null, null), []],
  ['a part that is done', refund('30', 'COMPLETED', 'x'), ['returned']],
  ['a whole one that is done', refund('100', 'COMPLETED', 'x', 'REFUNDED'), ['returned']],
  ['one under way', refund('30', 'PENDING'), ['pending']],
  ['one under way after another that is done', refund('50', 'PENDING', 'x'), ['returned', 'pending']],
  ['one that failed', refund('30', 'CANCELED'), ['failed']],
  ['one that failed after another that is done', refund('30', 'CANCELED', 'x'), ['returned', 'failed']],
  ['a whole one the service waits for', refund(null, null, null, 'WAITING_FOR_REFUND'), ['pending']],
])('a payment with %s is found under what became of it', (_, payment, found) => {
  const matching = ['returned', 'pending', 'failed'].filter((value) => rowSelection(list, { refund: value })?.matches(payment));
  expect(matching).toEqual(found);
});

test('without this filter every row is kept, and the service is asked for all of them either way', () => {
  expect(rowSelection(list, {})).toBeNull();
  expect(rowSelection(list, { refund: 'pending' })).toMatchObject({ asked: {}, fields: ['refund'] });
});
