import { describe, expect, test } from 'vitest';
import { trustedProxies } from '@/lib/settings/network/networks.mjs';
import { clientAddress } from './client-address';

const behind = (setting: string, header: string | null) => {
  const headers = new Headers(header === null ? {} : { 'x-forwarded-for': header });
  return clientAddress(headers, trustedProxies.parse(setting));
};

describe('behind one proxy, the address is the last one in the list:', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['10.0.0.1, 203.0.113.7', '203.0.113.7'],
    ['evil, 203.0.113.7 ', '203.0.113.7'],
    ['2001:DB8:0::7', '2001:db8::7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['127.0.0.1', '127.0.0.1'],
    ['203.0.113.7,', null],
    ['203.0.113', null],
    ['203.0.113.7:4321', null],
    ['fe80::1%eth0', null],
    ['maria@loja.example', null],
    ['<script>', null],
    ['', null],
  ])('%j gives %j', (header, address) => {
    expect(behind('1', header)).toBe(address);
  });
});

describe('behind a number of proxies, the address is the one written by the outermost:', () => {
  test.each([
    ['0', '203.0.113.7', null],
    ['2', '203.0.113.7, 10.0.0.1', '203.0.113.7'],
    ['2', '198.51.100.1, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
    ['2', '203.0.113.7', '203.0.113.7'],
    ['2', 'evil, 10.0.0.1', null],
    ['3', '1.1.1.1, 203.0.113.7, 10.0.0.1, 10.0.0.2', '203.0.113.7'],
  ])('with %s, %j gives %j', (count, header, address) => {
    expect(behind(count, header)).toBe(address);
  });
});

describe('behind proxies known by their networks, the address is the first from the right outside them:', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7, 10.1.2.3, 2001:db8:ffff::1', '203.0.113.7'],
    ['10.1.2.3, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7, 127.0.0.1', '203.0.113.7'],
    ['203.0.113.7, nonsense, 10.1.2.3', null],
    ['10.1.2.3', null],
    ['127.0.0.1', null],
  ])('with networks, %j gives %j', (header, address) => {
    expect(behind('10.0.0.0/8,2001:db8:ffff::/48', header)).toBe(address);
  });
});

test.each(['', '10', '-1', '10.0.0.0/33', '10.0.0.0/8,canary', '10.0.0.0/8,'])('the setting %j is refused', (text) => {
  expect(trustedProxies.safeParse(text).success).toBe(false);
});

test('is unknown where no proxy provides it', () => {
  expect(clientAddress(new Headers({ 'x-real-ip': '203.0.113.7' }), 1)).toBeNull();
});
