import { expect, test } from 'vitest';
import { callWindow } from './call-window';

const at = (seconds: number) => new Date(1_795_000_000_000 + seconds * 1000);

test('calls of one key are counted apart from those of another, and wait until their time is over', () => {
  const { count, waitOf } = callWindow({ calls: 2, seconds: 60 });
  expect([count('a', at(0)), count('a', at(10)), count('a', at(20)), count('b', at(20))]).toEqual([null, null, 40, null]);
  expect([waitOf('a', at(20)), waitOf('a', at(20)), waitOf('b', at(20)), waitOf('a', at(60))]).toEqual([40, 40, null, null]);
  expect([count('a', at(59.9)), count('a', at(60)), count('a', at(61)), count('a', at(62))]).toEqual([1, null, null, 58]);
});

test('a flood of keys drops the oldest counters only', () => {
  const { count } = callWindow({ calls: 1, seconds: 60 });
  count('oldest', at(0));
  for (let key = 0; key < 9_999; key++) count(String(key), at(1));
  expect(count('0', at(2))).toBe(59);
  count('one more', at(2));
  expect([count('0', at(3)), count('oldest', at(3))]).toEqual([58, null]);
});
