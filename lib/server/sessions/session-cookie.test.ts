import { expect, test } from 'vitest';
import { sessionCookie, sessionTokenIn, undateSessionCookie } from './session-cookie';

const https = 'https://balcao.example';

test('over https the cookie is bound to the host, and has no expiry', () => {
  expect(sessionCookie(https, 'abc')).toBe('__Host-balcao-session=abc; Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(sessionCookie('http://localhost:3000', 'abc')).toBe('balcao-session=abc; Path=/; HttpOnly; SameSite=Lax');
});

test('the expiry is removed from the session cookie only, and stays where it deletes the cookie', () => {
  const dated = (name: string, value: string) => `${name}=${value}; Path=/; Expires=Sat, 28 Nov 2026 12:00:00 GMT; Max-Age=60; HttpOnly`;
  const headers = new Headers();
  for (const cookie of [dated('__Host-balcao-session', 'abc'), dated('other', 'x'), dated('__Host-balcao-session', '')]) {
    headers.append('set-cookie', cookie);
  }
  undateSessionCookie(headers, https);
  expect(headers.getSetCookie()).toEqual([
    '__Host-balcao-session=abc; Path=/; HttpOnly',
    dated('other', 'x'),
    dated('__Host-balcao-session', ''),
  ]);
});

test('the token is read from the cookie with exactly this name', () => {
  expect(sessionTokenIn('a=1; __Host-balcao-session=abc; b=2', https)).toBe('abc');
  expect(sessionTokenIn('x__Host-balcao-session=abc', https)).toBeNull();
  expect(sessionTokenIn(null, https)).toBeNull();
});
