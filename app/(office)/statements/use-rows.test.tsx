import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toReais } from '@/lib/format/money/money';
import type { StatementView } from '@/lib/lists/statements';
import type { Line } from './statement-line';
import { useRows } from './use-rows';

const line = (id: string, operation: string, amount: string, [before, after]: [string, string], more: Partial<Line> = {}): Line => ({
  id,
  amount: toReais(amount),
  operation,
  reason: id,
  balanceType: 'AVAILABLE',
  previousBalanceAvailable: toReais(before),
  previousBalanceBlocked: toReais('0.00'),
  newBalanceAvailable: toReais(after),
  newBalanceBlocked: toReais('0.00'),
  transactionId: null,
  infractionId: null,
  createdAt: '2026-11-27T12:00:00.000Z',
  updatedAt: null,
  ...more,
});

/** Newest first, as the service has them. */
const lines = [
  line('released', 'INCREMENT', '14.00', ['129.56', '143.56'], { transactionId: 'b' }),
  line('blocked', 'INCREMENT', '14.00', ['129.56', '129.56'], { transactionId: 'x', balanceType: 'BLOCKED' }),
  line('held', 'DECREMENT', '14.00', ['143.56', '129.56'], { transactionId: 'b' }),
  line('tarifa', 'DECREMENT', '0.44', ['144.00', '143.56'], { transactionId: 'a' }),
  line('received', 'INCREMENT', '44.00', ['100.00', '144.00'], { transactionId: 'a' }),
];

const shown = (view: StatementView) => renderHook(() => useRows(view, lines, new Map()));
const ids = ({ current }: ReturnType<typeof shown>['result']) => current.rows?.map(({ id }) => id);

test('the available balance is shown by itself, each movement in one row, and a quiet row shows its lines when it is unfolded', () => {
  const { result } = shown({});
  expect(ids(result)).toEqual(['held released', 'received']);
  act(() => result.current.toggle('held released'));
  expect(ids(result)).toEqual(['held released', 'released', 'held', 'received']);
  act(() => result.current.toggle('held released'));
  expect(ids(result)).toEqual(['held released', 'received']);
});

test('the oldest first has the same rows the other way round, and the blocked balance its own', () => {
  const ascending = renderHook(() => useRows({ sortDirection: 'asc' }, lines.toReversed(), new Map()));
  expect(ids(ascending.result)).toEqual(['received', 'held released']);
  expect(ids(shown({ balance: 'BLOCKED' }).result)).toEqual(['blocked']);
});

test('lines of both balances, and those that a search picked, are not folded over what lies between them', () => {
  expect(ids(shown({ balance: 'all' }).result)).toEqual(['released', 'blocked', 'held', 'received']);
  expect(ids(shown({ reason: 'e' }).result)).toEqual(['released', 'held', 'tarifa', 'received']);
});
