import { expect, test } from 'vitest';
import { proxySettings } from './proxy-settings.mjs';

const { HTTPS_PROXY, NO_PROXY } = proxySettings;

test.each([
  ['http://proxy.company.example:3128', 'http://proxy.company.example:3128'],
  ['proxy.company.example:3128', 'http://proxy.company.example:3128'],
  ['https://user:pass%2Fword@10.0.0.1:8080/', 'https://user:pass%2Fword@10.0.0.1:8080/'],
])('the proxy %j is read as %j', (text, address) => {
  expect(HTTPS_PROXY.parse(text)).toBe(address);
});

test.each(['', 'socks5://proxy.example:1080', 'http://proxy.example/path', 'http://proxy.example:99999', 'http://', 'two words'])(
  'the proxy %j is refused',
  (text) => {
    expect(HTTPS_PROXY.safeParse(text).success).toBe(false);
  },
);

test.each(['', '*', 'localhost', '.company.example, pay.example:8443', 'a.example b.example'])('hosts called directly: %j', (text) => {
  expect(NO_PROXY.safeParse(text).success).toBe(true);
});

test.each(['https://pay.example', 'pay.example/v1', '*.pay.example,*', 'user@host'])('hosts called directly: %j is refused', (text) => {
  expect(NO_PROXY.safeParse(text).success).toBe(false);
});
