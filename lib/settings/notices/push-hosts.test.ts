import { expect, test } from 'vitest';
import { pushHosts } from './push-hosts.mjs';

test.each([
  ['off', []],
  ['push.example, *.Notify.example', ['push.example', '*.notify.example']],
])('the setting %j names the push services %j', (text, hosts) => {
  expect(pushHosts.parse(text)).toEqual(hosts);
});

test('the push services of the browsers are there by themselves', () => {
  expect(pushHosts.parse(undefined)).toContain('fcm.googleapis.com');
});

test.each(['localhost', '127.0.0.1', '*.local', '*', '*.', 'a.*.example', 'https://push.example', 'push.example/', '[::1]', 'on,off'])(
  'the setting %j is refused',
  (text) => {
    expect(pushHosts.safeParse(text).success).toBe(false);
  },
);
