import { expect, test } from 'vitest';
import { networkOf } from './network-of';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.250', '203.0.113.0/24'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:db8:0:0:ffff::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['::1:2:3:4:5', '0:0:0:1::/64'],
  ['127.0.0.1', null],
  ['::1', null],
  [null, null],
])('the network of %j is %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
