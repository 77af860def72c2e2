import { expect, test } from 'vitest';
import { callbackList } from '@/lib/lists/callbacks/callbacks';
import { chargeList } from '@/lib/lists/charges';
import { operationList } from '@/lib/lists/operations';
import { isFiltered, isNarrowed, mayWiden } from './narrowing';

test.each([
  ['nothing', {}, false, false],
  ['a page and its size', { page: 3, limit: 50 }, false, false],
  ['a period', { period: 'today' }, true, false],
  ['a search', { name: 'Helena' }, true, true],
  ['a filter', { status: ['PENDING'] }, true, true],
])('%s in the URL narrows a list: %o', (_what, view, narrowed, filtered) => {
  expect(isNarrowed(chargeList, view)).toBe(narrowed);
  expect(isFiltered(chargeList, view)).toBe(filtered);
});

test('a list of all time is narrowed unless the whole past is requested', () => {
  expect([mayWiden(callbackList, {}), isNarrowed(callbackList, {})]).toEqual([true, true]);
  expect([mayWiden(callbackList, { period: 'all' }), isNarrowed(callbackList, { period: 'all' })]).toEqual([false, false]);
  expect(mayWiden(chargeList, {})).toBe(false);
});

test('neither an order nor the open tab narrows a list', () => {
  expect(isFiltered(callbackList, { sortBy: 'status', sortDirection: 'asc' })).toBe(false);
  expect(isNarrowed(operationList, { mine: true })).toBe(false);
});
