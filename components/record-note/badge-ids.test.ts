import { expect, test } from 'vitest';
import { idsPerCall } from './badge-ids';

const all = Array.from({ length: 250 }, (_, index) => `id${String(index).padStart(3, '0')}`);

test('the rows of a list share as few calls as it needs, whatever their order', () => {
  const calls = idsPerCall(all.toReversed());
  expect([...new Set(calls.values())].map((ids) => ids.split(',').length)).toEqual([100, 100, 50]);
  expect(calls).toEqual(idsPerCall(all));
  expect(all.every((id) => calls.get(id)?.split(',').includes(id))).toBe(true);
});

test('a list of one asks for one, and an empty one for nothing', () => {
  expect([...idsPerCall(['a'])]).toEqual([['a', 'a']]);
  expect(idsPerCall([]).size).toBe(0);
});
