import { expect, test } from 'vitest';
import { statementShapes } from './statements.shape';

const base = {
  id: 'st1',
  amount: 10.5,
  operation: 'DECREMENT',
  reason: 'Withdrawal',
  balanceType: 'AVAILABLE',
  previousBalanceAvailable: 100,
  previousBalanceBlocked: 0,
  newBalanceAvailable: 89.5,
  newBalanceBlocked: 0,
  transactionId: 'SVTX1',
  infractionId: null,
  createdAt: '2026-11-27T12:00:00.000Z',
  updatedAt: '2026-11-27T12:00:00.000Z',
};

const expected = {
  ...base,
  amount: '10.50',
  previousBalanceAvailable: '100.00',
  previousBalanceBlocked: '0.00',
  newBalanceAvailable: '89.50',
  newBalanceBlocked: '0.00',
};

test('parses an entry exactly, with its sign in the operation', () => {
  expect(statementShapes['statements.read'].wire.parse(base)).toEqual(base);
  expect(statementShapes['statements.read'].record.parse(base)).toEqual(expected);
});

test.each([
  ['the document', { data: [base], hasNextPage: true }],
  ['the later version', { pagination: { page: 1, limit: 20, hasNextPage: true }, bankStatements: [base] }],
])('parses the list of %s', (_, page) => {
  expect(statementShapes['statements.list'].record.parse(page)).toEqual({ items: [expected], hasNext: true, total: null });
});

test('accepts any operation', () => {
  expect(statementShapes['statements.read'].record.parse({ ...base, operation: 'HOLD' }).operation).toBe('HOLD');
});
