import { describe, expect, test } from 'vitest';
import { isPublicAddress, publicLookup } from './public-lookup';

describe('an address', () => {
  test.each(['8.8.8.8', '200.160.2.3', '172.32.0.1', '2001:4860:4860::8888', '2804:14d::1'])('of the internet is public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
  ])('of this machine, a private network or no machine is not: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

test('a name that leads to this machine is refused, whatever form of answer is asked for', async () => {
  for (const all of [true, false]) {
    const error = await new Promise((resolve) => publicLookup('localhost', { all }, resolve));
    expect(error).toMatchObject({ code: 'PRIVATE_ADDRESS' });
  }
});
