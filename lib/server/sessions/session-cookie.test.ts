import { expect, it } from 'vitest';
import { sessionCookie, sessionTokenIn, undateSessionCookie } from './session-cookie';

const https = 'https://balcao.example';

it('over https the cookie is tied to the host, and nowhere dated', () => {
  expect(sessionCookie(https, 'abc')).toBe('__Host-balcao-session=abc; Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(sessionCookie('http://localhost:3000', 'abc')).toBe('balcao-session=abc; Path=/; HttpOnly; SameSite=Lax');
});

it('a date is taken off the session cookie alone, and left where it takes the cookie away', () => {
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

it("a request's token is read out of the cookie of this very name", () => {
  expect(sessionTokenIn('a=1; __Host-balcao-session=abc; b=2', https)).toBe('abc');
  expect(sessionTokenIn('x__Host-balcao-session=abc', https)).toBeNull();
  expect(sessionTokenIn(null, https)).toBeNull();
});
