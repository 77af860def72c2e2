import { expect, test } from 'vitest';
import { problem } from '@/lib/contracts/problem/problem';
import { isFinalRefusal } from './is-final-refusal';

test.each([
  [422, 'SVD200', true],
  [400, 'SVV001', true],
  [409, 'SVC210', true],
  [429, 'SVG429', true],
  [404, null, true],
  [502, 'SVA100', true],
  [503, 'SVB521', true],
  [503, 'SVB523', true],
  [503, 'SVB525', true],
  [202, 'SVB470', true],
  [0, 'SVB503', false],
  [401, 'SVB401', false],
  [403, 'SVB403', false],
  [409, 'SVB409', false],
  [409, 'SVB410', false],
  [422, 'SVB422', false],
  [422, 'SVB424', false],
  [500, 'SVB500', false],
  [504, 'SVB504', false],
])('%d %s: %s', (statusCode, errorCode, ends) => {
  expect(isFinalRefusal(problem({ statusCode, errorCode }).problem)).toBe(ends);
});
