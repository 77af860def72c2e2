import { expect, test } from 'vitest';
import { isAllowedAddress } from './is-allowed-address';

test.each([
  ['203.0.113.7', true],
  ['::ffff:203.0.113.7', true],
  ['2001:db8:0:0:0:0:0:1', true],
  ['203.0.113.8', false],
  ['2001:db8::2', false],
  [null, false],
])('%s: %s', (address, expected) => {
  expect(isAllowedAddress(['203.0.113.7', '2001:db8::1'], address)).toBe(expected);
});
