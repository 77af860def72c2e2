import { expect, test } from 'vitest';
import { idsOfCalls } from './badge-ids';

const all = Array.from({ length: 250 }, (_, index) => `id${String(index).padStart(3, '0')}`);

test('the rows of a list share as few calls as it needs, whatever their order', () => {
  const calls = idsOfCalls(all.toReversed());
  expect(calls.map((ids) => ids.split(',').length)).toEqual([100, 100, 50]);
  expect(calls).toEqual(idsOfCalls(all));
  expect(calls.join()).toBe(all.join());
});

test('a list of one asks for one, and an empty one for nothing', () => {
  expect(idsOfCalls(['a'])).toEqual(['a']);
  expect(idsOfCalls([])).toEqual([]);
});
