import type { JWTPayload } from 'jose';
import { describe, expect, test } from 'vitest';
import { ago, type Forgery, forgedSsoForTests } from '@/lib/server/testing/forged-sso-for-tests';
import { sendLogoutToken } from '@/lib/server/testing/sso-for-tests';

const { office, services, provider, call, enter } = forgedSsoForTests();

describe('a logout token', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  let used = 0;
  const logout = (change: JWTPayload = {}, forgery: Forgery = {}) => {
    used += 1;
    return provider().token(
      { sub: 'marina', sid: 'session-1', events: event, jti: `jti-${used}`, ...change },
      { type: 'logout+jwt', ...forgery },
    );
  };
  const send = async (token: string) => (await sendLogoutToken(token, services())).status;

  test.each<[string, JWTPayload]>([
    ['with the session at the provider', {}],
    ['with that session alone', { sub: undefined }],
    ['with the person alone', { sid: undefined }],
  ])('%s ends the session at once', async (_, change) => {
    const { ours } = await enter();
    expect(await send(await logout(change))).toBe(200);
    expect((await call(ours.cookie())).status).toBe(401);
  });

  test('is taken once', async () => {
    const token = await logout();
    expect([await send(token), await send(token)]).toEqual([200, 400]);
  });

  test.each<[string, JWTPayload, Forgery]>([
    ['of another issuer', { iss: 'https://evil.example' }, {}],
    ['for another client', { aud: 'another-client' }, {}],
    ['without the event', { events: undefined }, {}],
    ['with another event', { events: { 'https://evil.example/event': {} } }, {}],
    ['with an event that is nothing', { events: { 'http://schemas.openid.net/event/backchannel-logout': null } }, {}],
    ['without an id', { jti: undefined }, {}],
    ['about nobody', { sub: undefined, sid: undefined }, {}],
    ['with a nonce, as a token of a sign-in has', { nonce: 'n' }, {}],
    ['that is five minutes old and more', { iat: ago(7) }, {}],
    ['of a clock five minutes ahead', { iat: ago(-5) }, {}],
    ['that has ended', { exp: ago(5) }, {}],
    ['without its time', { iat: undefined }, {}],
    ['of another type', {}, { type: 'at+jwt' }],
    ['that is unsigned', {}, { signed: 'none' }],
    ['signed by a stranger', {}, { signed: 'stranger' }],
  ])('%s ends nothing', async (_, change, forgery) => {
    const { ours } = await enter();
    expect(await send(await logout(change, forgery))).toBe(400);
    expect((await call(ours.cookie())).status).toBe(200);
  });

  test('about another session at the provider ends none of ours', async () => {
    const { ours } = await enter();
    expect(await send(await logout({ sid: 'session-2' }))).toBe(200);
    expect((await call(ours.cookie())).status).toBe(200);
  });

  test.each(['', 'no token', 'a.b.c'])('that is none is refused: %j', async (token) => {
    expect(await send(token)).toBe(400);
  });

  test('while the keys of the provider cannot be read is to be sent again', async () => {
    provider().silence('/jwks');
    expect((await sendLogoutToken(await logout(), services({ checkMinutes: 7 }))).status).toBe(503);
  });

  describe('that comes while its person is signing in', () => {
    const expired = '/sign-in/sso?reason=expired';
    const hasSession = (jar: Map<string, string>) => jar.has('balcao-session');
    /** A sign-in that is at the provider when the token is made and comes. */
    const enterAfter = (change: JWTPayload, forgery: Forgery = {}) =>
      enter({ forgery, meanwhile: async () => void (await send(await logout(change))) });

    test.each<[string, JWTPayload]>([
      ['about the session at the provider', {}],
      ['about that session alone', { sub: undefined }],
      ['about everything of the person', { sid: undefined }],
    ])('%s lets no session come to be', async (_, change) => {
      const { location, ours } = await enterAfter(change);
      expect([location, hasSession(ours.jar)]).toEqual([expired, false]);
      expect((await office.audited()).at(-1)).toMatchObject({ action: 'session.refused', facts: { by: 'sso', reason: 'expired' } });
    });

    test('about another person or session there stops nothing', async () => {
      expect((await enterAfter({ sid: 'session-2' })).location).toBe('/');
      expect((await enterAfter({ sub: 'somebody-else', sid: undefined })).location).toBe('/');
    });

    test('of before they signed in there again stops nothing, nor does one of before the sign-in began', async () => {
      const again = { claims: { auth_time: ago(-1), sid: 'session-3' } };
      expect((await enterAfter({ sid: undefined }, again)).location).toBe('/');
      await send(await logout({ sid: undefined }));
      office.clock.now = new Date(office.clock.now.getTime() + 1_000);
      expect((await enter({ forgery: { claims: { auth_time: ago(5), sid: 'session-4' } } })).location).toBe('/');
    });

    test('at the very same moment, fifty times, never leaves a session behind', async () => {
      for (let time = 0; time < 50; time += 1) {
        const sid = `at-once-${time}`;
        const token = await logout({ sid });
        const sending: Promise<number>[] = [];
        const { ours } = await enter({ forgery: { claims: { sid } }, meanwhile: async () => void sending.push(send(token)) });
        expect(await Promise.all(sending)).toEqual([200]);
        expect((await call(ours.cookie())).status).toBe(401);
      }
    });
  });
});
