import NextAuth from 'next-auth';
import { beforeEach, describe, expect, test } from 'vitest';
import { passwordFailures } from '@/lib/server/database/schema/throttle-schema';
import { appUrl, officeForTests, password } from '@/lib/server/testing/office-for-tests';
import { authOptions } from './auth-options';

const office = officeForTests();
const cookieName = 'balcao-session';

beforeEach(async () => {
  await office.services().db.delete(passwordFailures);
});

/** A browser double: stores cookies and sends what forms send. */
function browser() {
  const jar = new Map<string, string>();
  const deviceCookies: string[] = [];
  const ask = async (path: string, fields?: Record<string, string>, services = office.services()) => {
    Reflect.set(globalThis, 'balcaoServices', services);
    const answer = answerOf();
    const request = {
      method: fields ? 'POST' : 'GET',
      query: { nextauth: path.split('/') },
      cookies: Object.fromEntries(jar),
      headers: {
        'x-forwarded-for': '203.0.113.7',
        'user-agent': 'Firefox',
        cookie: Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '),
      },
      body: fields && { ...fields, json: 'true' },
    };
    await handle(request, answer, authOptions({ onSignedIn: (cookie) => deviceCookies.push(cookie) }));
    for (const cookie of answer.given.cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, decodeURIComponent(value));
    }
    return answer.given;
  };
  const csrfToken = async () => String((await ask('csrf')).body.csrfToken);
  return {
    jar,
    deviceCookies,
    ask,
    signIn: async (given: Record<string, string>, services = office.services()) =>
      ask('callback/credentials', { csrfToken: await csrfToken(), callbackUrl: '/transactions', ...given }, services),
    signOut: async () => ask('signout', { csrfToken: await csrfToken() }),
    person: async () => (await ask('session')).body,
  };
}

/** A Pages Router response for next-auth: the same handler, without the parts only a running Next has. */
function answerOf() {
  const given: { status: number; body: Record<string, unknown>; cookies: string[] } = { status: 200, body: {}, cookies: [] };
  const send = (body: Record<string, unknown>) => {
    given.body = body;
  };
  return {
    given,
    getHeader: () => given.cookies,
    setHeader(name: string, value: string | string[]) {
      if (name === 'Set-Cookie') given.cookies = [value].flat();
    },
    status(code: number) {
      given.status = code;
      return this;
    },
    json: send,
    send,
    end: () => {},
  };
}

/** next-auth's Pages Router signature names Next's classes; `answerOf` has all that it uses of them. */
const handle = NextAuth as (request: object, answer: object, options: ReturnType<typeof authOptions>) => Promise<void>;

const errorIn = (redirect: unknown) => new URL(String(redirect), appUrl).searchParams.get('error');

describe('signing in', () => {
  test('sets an opaque cookie that no script reads and no other site sends along', async () => {
    const { email } = await office.person('finance');
    const answer = await browser().signIn({ email, password });
    expect([answer.status, answer.body.url]).toEqual([200, `${appUrl}/transactions`]);
    const cookie = answer.cookies.find((text) => text.startsWith(cookieName));
    expect(cookie).toMatch(/^balcao-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  });

  test('is audited with address and browser, and mailed', async () => {
    const { email, staffId } = await office.person('support');
    const tab = browser();
    await tab.signIn({ email, password });
    const cookie = `${cookieName}=${tab.jar.get(cookieName)}`;
    const { body } = await office.send('GET', '/sessions', { headers: { cookie } });
    expect(body.items).toContainEqual(expect.objectContaining({ current: true, address: '203.0.113.7', browser: 'Firefox' }));
    expect(await tab.person()).toEqual({ user: { name: 'Nome de Teste', role: 'support' }, expires: expect.any(String) });
    expect((await office.audited()).at(-1)).toMatchObject({ action: 'session.started', actorId: staffId });
  });

  test('sets a device cookie, and a refusal does not', async () => {
    const { email } = await office.person('support');
    const tab = browser();
    await tab.signIn({ email, password: 'errada' });
    expect(tab.deviceCookies).toEqual([]);
    await tab.signIn({ email, password });
    expect(tab.deviceCookies).toEqual([
      expect.stringMatching(/^balcao-device-[\w-]{12}=[\w.-]+; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/),
    ]);
  });

  test('ends the previous session of the browser', async () => {
    const { email } = await office.person('support');
    const tab = browser();
    await tab.signIn({ email, password });
    const before = browser();
    for (const [name, value] of tab.jar) before.jar.set(name, value);
    await tab.signIn({ email, password });
    expect(await tab.person()).toHaveProperty('user');
    expect(await before.person()).toEqual({});
  });

  test('needs the CSRF token of the form', async () => {
    const { email } = await office.person('finance');
    const tab = browser();
    const answer = await tab.ask('callback/credentials', { email, password, csrfToken: 'of another site' });
    expect(answer.cookies.join()).not.toContain(cookieName);
    expect(await tab.person()).toEqual({});
  });

  test.each([
    ['a wrong password', { password: 'errada' }, 'CredentialsSignin'],
    ['an unknown name', { email: 'nobody@loja.example' }, 'CredentialsSignin'],
    ['no password', { password: '' }, 'CredentialsSignin'],
    ['a password longer than any', { password: 'x'.repeat(129) }, 'CredentialsSignin'],
    ['a name the database would refuse', { email: 'a\u0000@loja.example' }, 'CredentialsSignin'],
  ])('with %s is refused, and the URL says no more than that', async (_, change, error) => {
    const { email } = await office.person('finance');
    const tab = browser();
    const answer = await tab.signIn({ email, password, ...change });
    expect([answer.status, errorIn(answer.body.url)]).toEqual([401, error]);
    expect(answer.body.url).not.toMatch(/loja|errada/);
    expect(tab.jar.has(cookieName)).toBe(false);
  });

  test('too often says how long to wait', async () => {
    const { email } = await office.person('finance');
    const tab = browser();
    for (let tries = 0; tries < 3; tries += 1) await tab.signIn({ email, password: 'errada' });
    expect(errorIn((await tab.signIn({ email, password })).body.url)).toBe('wait-2');
  });

  test('without a database says that sign-in is unavailable, and not why', async () => {
    const { email } = await office.person('finance');
    const { db } = office.services();
    const failing = new Proxy(db, {
      get() {
        throw new Error('connect ECONNREFUSED postgres://canary');
      },
    });
    const answer = await browser().signIn({ email, password }, { ...office.services(), db: failing });
    expect(errorIn(answer.body.url)).toBe('unavailable');
    expect(JSON.stringify(answer) + office.log().join()).not.toMatch(/canary|ECONN/);
    expect(office.log()).toHaveLength(1);
  });

  test.each(['https://evil.example', '//evil.example', 'javascript:alert(1)'])(
    'never redirects to another site: %s',
    async (callbackUrl) => {
      const { email } = await office.person('finance');
      const { body } = await browser().signIn({ email, password, callbackUrl });
      expect(new URL(String(body.url)).origin).toBe(appUrl);
    },
  );
});

describe('the end of a session', () => {
  test('by signing out invalidates the cookie everywhere, and is audited', async () => {
    const { email, staffId } = await office.person('finance');
    const tab = browser();
    await tab.signIn({ email, password });
    const copy = browser();
    for (const [name, value] of tab.jar) copy.jar.set(name, value);
    expect(await copy.person()).toHaveProperty('user');
    await tab.signOut();
    expect(tab.jar.has(cookieName)).toBe(false);
    expect(await copy.person()).toEqual({});
    expect((await office.audited()).at(-1)).toMatchObject({ action: 'session.ended', actorId: staffId, result: 'done' });
  });

  test('by inactivity answers as signed out, and removes the cookie', async () => {
    const { email } = await office.person('finance');
    const tab = browser();
    await tab.signIn({ email, password });
    office.clock.now = new Date(office.clock.now.getTime() + 15 * 60_000);
    expect(await tab.person()).toEqual({});
    expect(tab.jar.has(cookieName)).toBe(false);
  });

  test('without a session is not audited', async () => {
    const before = await office.audited();
    await browser().signOut();
    expect(await office.audited()).toEqual(before);
  });
});

test('over https the cookie is bound to the host and never sent in the clear', async () => {
  const services = office.services();
  const secure = { ...services, environment: { ...services.environment, appUrl: 'https://balcao.example' } };
  Reflect.set(globalThis, 'balcaoServices', secure);
  expect(authOptions().cookies?.sessionToken).toEqual({
    name: '__Host-balcao-session',
    options: { httpOnly: true, sameSite: 'lax', path: '/', secure: true },
  });
});
