import { expect, test } from 'vitest';
import { lookupKey } from './lookup';

test.each([
  [{ id: 'SVTX1' }, 'id'],
  [{ clientReference: 'order 1' }, 'clientReference'],
  [{ endToEndId: 'E1', id: undefined }, 'endToEndId'],
  [{ virtualAccount: 'loja' }, 'virtualAccount'],
  [{}, null],
  [{ id: 'SVTX1', endToEndId: 'E1' }, null],
])('looks up by exactly one key: %o', (query, key) => {
  expect(lookupKey(query)).toBe(key);
});
