import { expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { defenseLength } from './defense-length';

test.each([
  ['abc', 3],
  ['  abc \n', 3],
  ['a\nb', 3],
  ['a\r\nb', 3],
  ['não é', 5],
  ['👍', 1],
  [' \n ', 0],
])('%j has %d characters', (text, length) => {
  expect(defenseLength(text)).toBe(length);
});

test.each([
  ['a'.repeat(9), false],
  ['a'.repeat(10), true],
  [`${'linha\n'.repeat(166)}fim.`, true],
  ['👍'.repeat(1000), true],
  ['👍'.repeat(1001), false],
  ['👍'.repeat(9), false],
  [`  ${'a'.repeat(1000)}  `, true],
  ['a'.repeat(1001), false],
])('counts as the service does: %#', (defense, taken) => {
  expect(shapes['defenses.create'].body.safeParse({ defense }).success).toBe(taken);
  expect(defenseLength(defense) >= 10 && defenseLength(defense) <= 1000).toBe(taken);
});
