import { describe, expect, test } from 'vitest';
import { type Reais, toReais } from '@/lib/format/money/money';
import { serviceZone } from '@/lib/format/zone';
import { closeDays } from './statement-closing';
import { findStatementErrors } from './statement-errors';
import type { StatementLine } from './statement-line';
import { sortChronologically } from './statement-order';

interface Move {
  readonly by: number;
  readonly side?: 'AVAILABLE' | 'BLOCKED';
  readonly at?: string;
}

/** A statement that adds up, from the oldest entry to the newest. */
function statementOf(moves: readonly Move[], opening = { available: '0.00', blocked: '0.00' }): StatementLine[] {
  let available = Math.round(Number(opening.available) * 100);
  let blocked = Math.round(Number(opening.blocked) * 100);
  return moves.map(({ by, side = 'AVAILABLE', at }, index) => {
    const before = { previousBalanceAvailable: centavos(available), previousBalanceBlocked: centavos(blocked) };
    if (side === 'AVAILABLE') available += by;
    else blocked += by;
    return {
      id: `st${index + 1}`,
      amount: centavos(Math.abs(by)),
      operation: by < 0 ? 'DECREMENT' : 'INCREMENT',
      balanceType: side,
      ...before,
      newBalanceAvailable: centavos(available),
      newBalanceBlocked: centavos(blocked),
      createdAt: at ?? `2026-11-27T12:00:0${index}.000Z`,
    };
  });
}

const centavos = (value: number): Reais => toReais((value / 100).toFixed(2));
const moves = [{ by: 10_01 }, { by: -3_33 }, { by: 33 }, { by: 5_00, side: 'BLOCKED' as const }, { by: -1 }];

describe('the running balance', () => {
  test('adds up to the centavo', () => {
    expect(findStatementErrors(statementOf(moves))).toEqual([]);
  });

  test('shows where a line is missing', () => {
    const lines = statementOf(moves).filter(({ id }) => id !== 'st2');
    expect(findStatementErrors(lines)).toEqual([{ id: 'st3', kind: 'gap', side: 'AVAILABLE', expected: '10.01', found: '6.68' }]);
  });

  test.each([
    ['an amount one centavo off', { amount: centavos(3_34) }, 'AVAILABLE', '6.67', '6.68'],
    ['the other sign', { operation: 'INCREMENT' }, 'AVAILABLE', '13.34', '6.68'],
    ['a move on the side that stood still', { newBalanceBlocked: centavos(1) }, 'BLOCKED', '0.00', '0.01'],
  ])('shows a line with %s', (_, change, side, expected, found) => {
    const lines = statementOf(moves.slice(0, 2)).map((line) => (line.id === 'st2' ? { ...line, ...change } : line));
    expect(findStatementErrors(lines)).toEqual([{ id: 'st2', kind: 'amount', side, expected, found }]);
  });

  test('of filtered lines is checked within each line only', () => {
    const lines = statementOf(moves).filter(({ id }) => id !== 'st2');
    expect(findStatementErrors(lines, { apart: true })).toEqual([]);
  });

  test.each([{ operation: 'HOLD' }, { balanceType: null }, { newBalanceAvailable: null, newBalanceBlocked: null }])(
    'is no error where the service does not return what it needs: %o',
    (change) => {
      const lines = statementOf(moves.slice(0, 1)).map((line) => ({ ...line, ...change }));
      expect(findStatementErrors(lines)).toEqual([]);
    },
  );
});

describe('lines of one instant', () => {
  const at = '2026-11-27T12:00:00.000Z';
  const lines = statementOf([
    { by: 100, at: '2026-11-27T11:00:00.000Z' },
    { by: 50, at },
    { by: -20, at },
    { by: 5, at },
  ]);
  const ids = (given: readonly StatementLine[]) => given.map(({ id }) => id);

  test.each([
    ['newest first', [3, 2, 1, 0]],
    ['mixed', [1, 3, 2, 0]],
    ['oldest first within the instant', [1, 2, 3, 0]],
  ])('are ordered by their balances, given %s', (_, order) => {
    const ordered = sortChronologically(order.flatMap((at) => lines[at] ?? []));
    expect(ids(ordered)).toEqual(['st1', 'st2', 'st3', 'st4']);
    expect(findStatementErrors(ordered)).toEqual([]);
  });

  test('keep their order where none continues the one before', () => {
    const broken = lines.filter(({ id }) => id !== 'st2');
    expect(findStatementErrors(sortChronologically(broken.toReversed())).map(({ id }) => id)).toEqual(['st3']);
  });
});

describe('a business day', () => {
  const lines = statementOf([
    { by: 100_00, at: '2026-11-27T02:59:59.999Z' },
    { by: 25_50, at: '2026-11-27T03:00:00.000Z' },
    { by: -5_25, at: '2026-11-28T02:59:59.999Z' },
    { by: 7_00, side: 'BLOCKED', at: '2026-11-28T02:59:59.999Z' },
  ]);

  test('is that of São Paulo, and adds up', () => {
    expect(closeDays(lines, serviceZone)).toEqual([
      {
        day: '2026-11-26',
        lines: 1,
        available: { opening: '0.00', in: '100.00', out: '0.00', closing: '100.00', difference: '0.00' },
        blocked: { opening: '0.00', in: '0.00', out: '0.00', closing: '0.00', difference: '0.00' },
      },
      {
        day: '2026-11-27',
        lines: 3,
        available: { opening: '100.00', in: '25.50', out: '5.25', closing: '120.25', difference: '0.00' },
        blocked: { opening: '0.00', in: '7.00', out: '0.00', closing: '7.00', difference: '0.00' },
      },
    ]);
  });

  test('shows the difference when a line is missing in it', () => {
    const [, broken] = closeDays(
      statementOf([{ by: 1_00, at: '2026-11-26T12:00:00.000Z' }, ...threeOf('2026-11-27')]).filter((_, at) => at !== 2),
      serviceZone,
    );
    expect(broken?.available).toEqual({ opening: '1.00', in: '4.00', out: '0.00', closing: '8.00', difference: '-3.00' });
  });

  test('is not totalled where the service does not return the balances', () => {
    const [day] = closeDays(
      lines.map((line) => ({ ...line, previousBalanceAvailable: null })),
      serviceZone,
    );
    expect(day?.available).toBeNull();
  });
});

function threeOf(day: string): Move[] {
  return [200, 300, 200].map((by, at) => ({ by, at: `${day}T12:00:0${at}.000Z` }));
}
