import { expect, test } from 'vitest';
import { entriesToObject } from './entries-to-object';

test('a single value stays a value, repeated ones become a list', () => {
  expect(entriesToObject(new URLSearchParams('a=1&b=2&a=3&c='))).toEqual({ a: ['1', '3'], b: '2', c: '' });
});

test('a name like `__proto__` is treated like any other', () => {
  const read = entriesToObject(new URLSearchParams('__proto__=1&constructor=2'));
  expect(Object.entries(read)).toEqual([
    ['__proto__', '1'],
    ['constructor', '2'],
  ]);
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
});
