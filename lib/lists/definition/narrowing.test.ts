import { expect, test } from 'vitest';
import { callbackList } from '@/lib/lists/callbacks/callbacks';
import { operationList } from '@/lib/lists/operations';
import { statementList } from '@/lib/lists/statements';
import { isFiltered, isNarrowed, mayWiden } from './narrowing';

test.each([
  ['nothing', {}, false, false],
  ['a page and its size', { page: 3, limit: 50 }, false, false],
  ['a period', { period: 'today' }, true, false],
  ['a search', { reason: 'Tarifa' }, true, true],
  ['a filter', { operation: 'INCREMENT' }, true, true],
])('%s in the URL narrows a list: %o', (_what, view, narrowed, filtered) => {
  expect(isNarrowed(statementList, view)).toBe(narrowed);
  expect(isFiltered(statementList, view)).toBe(filtered);
});

test('a list of all time is narrowed unless the whole past is requested', () => {
  expect([mayWiden(callbackList, {}), isNarrowed(callbackList, {})]).toEqual([true, true]);
  expect([mayWiden(callbackList, { period: 'all' }), isNarrowed(callbackList, { period: 'all' })]).toEqual([false, false]);
  expect(mayWiden(statementList, {})).toBe(false);
});

test('neither an order nor the open tab narrows a list', () => {
  expect(isFiltered(callbackList, { sortBy: 'status', sortDirection: 'asc' })).toBe(false);
  expect(isNarrowed(operationList, { mine: true })).toBe(false);
});
