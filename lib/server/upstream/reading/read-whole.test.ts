import { expect, test } from 'vitest';
import { readRecord, readWhole } from './read-record';

const transaction = {
  id: 'SVTX0001',
  status: 'COMPLETED',
  type: 'DEPOSIT',
  amount: 100,
  createdAt: '2026-11-27T12:00:00.000Z',
  refundAmount: '30.00',
  refundStatus: 'COMPLETED',
};
const context = { params: { id: 'SVTX0001' }, requestId: 'r-1' };
const unreadable = expect.objectContaining({ problem: expect.objectContaining({ errorCode: 'SVB502' }) });

test('the record of another id than the one asked for is no answer', () => {
  expect(readRecord('transactions.read', transaction, context)).toMatchObject({ id: 'SVTX0001' });
  expect(() => readRecord('transactions.read', { ...transaction, id: 'SVTX0002' }, context)).toThrow(unreadable);
});

test('what a page shows lacks an amount that cannot be read, and what the server decides by is refused for it', () => {
  const wire = { ...transaction, refundAmount: 'thirty' };
  expect(readRecord('transactions.read', wire, context)).toMatchObject({ refundAmount: null, amount: '100.00' });
  expect(() => readWhole('transactions.read', wire, context)).toThrow(unreadable);
  expect(readWhole('transactions.read', transaction, context)).toMatchObject({ refundAmount: '30.00' });
});

test.each([
  ['lacks its amount', { ...transaction, amount: null }],
  ['has a status that is no text', { ...transaction, status: 7 }],
])('a list in which a record %s says nothing of what it does not show', (_how, wire) => {
  const list = { data: [transaction, wire], hasNextPage: false };
  expect(readRecord('transactions.list', list, { requestId: 'r-1' }).items.length).toBeGreaterThan(0);
  expect(() => readWhole('transactions.list', list, { requestId: 'r-1' })).toThrow(unreadable);
});
