import { expect, test } from 'vitest';
import { overBudget } from './over-budget.mjs';

test('a page may grow by two kilobytes, and a byte more is named with what it weighs and what it may', () => {
  expect(overBudget({ '/charges': 202_000 }, { '/charges': 200_000 })).toEqual([]);
  expect(overBudget({ '/charges': 202_001, '/account': 170_000 }, { '/charges': 200_000, '/account': 180_000 })).toEqual([
    '/charges loads 202001 bytes of scripts, 2001 more than its budget of 200000.',
  ]);
});

test('a new page may be as heavy as the heaviest there is, and no more', () => {
  const budget = { '/charges': 200_000, '/account': 180_000 };
  expect(overBudget({ '/new': 202_000 }, budget)).toEqual([]);
  expect(overBudget({ '/new': 202_001 }, budget)).toEqual(['/new loads 202001 bytes of scripts, 2001 more than its budget of 200000.']);
});
