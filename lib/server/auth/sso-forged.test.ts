import { eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { describe, expect, test } from 'vitest';
import { ssoSessions } from '@/lib/server/database/schema/people-schema';
import { sessions, staff } from '@/lib/server/database/schema/schema';
import { timeCodes } from '@/lib/server/database/schema/second-factor-schema';
import { ago, forgedSsoForTests, type GivenSignIn } from '@/lib/server/testing/forged-sso-for-tests';
import { ssoClientBrowser } from '@/lib/server/testing/sso-for-tests';

const { office, provider, call, enter } = forgedSsoForTests();

test('an honest answer lets somebody in', async () => {
  const { location, ours } = await enter();
  expect(location).toBe('/');
  expect((await call(ours.cookie())).status).toBe(200);
});

test.each<[string, GivenSignIn]>([
  ['another state', { back: { state: 'of-another-browser' } }],
  ['no state', { back: { state: null } }],
  ['another issuer beside the code (mix-up)', { back: { iss: 'https://evil.example' } }],
  ['no issuer beside the code, though the provider says one comes', { back: { iss: null } }],
  ['another nonce', { forgery: { claims: { nonce: 'of-another-sign-in' } } }],
  ['no nonce', { forgery: { claims: { nonce: undefined } } }],
  ['a token of another issuer', { forgery: { claims: { iss: 'https://evil.example' } } }],
  ['a token for another client', { forgery: { claims: { aud: 'another-client' } } }],
  ['a token for several clients, made for another one', { forgery: { claims: { aud: ['balcao', 'another'], azp: 'another' } } }],
  ['a token that ended five minutes ago', { forgery: { claims: { iat: ago(10), exp: ago(5) } } }],
  ['a token of a clock that is five minutes ahead', { forgery: { claims: { nbf: ago(-5) } } }],
  ['a token without an end', { forgery: { claims: { exp: undefined } } }],
  ['a token without a person', { forgery: { claims: { sub: undefined } } }],
  ['an unsigned token (alg none)', { forgery: { signed: 'none' } }],
  ['a token signed by a stranger', { forgery: { signed: 'stranger' } }],
  ['no id token', { answer: { token_type: 'Bearer', access_token: 'canary-access' } }],
  ['a code that was used before', { answer: { status: 400, error: 'invalid_grant' } }],
  ['a wrong secret of ours', { answer: { status: 401, error: 'invalid_client' } }],
])('%s starts no session, and the address says no more than that', async (_, given) => {
  const before = await office.services().db.$count(sessions);
  const { location, ours } = await enter(given);
  expect(location).toBe('/sign-in/sso?reason=unverified');
  expect(ours.jar.has('balcao-session')).toBe(false);
  expect(await office.services().db.$count(sessions)).toBe(before);
  expect(office.log().join()).not.toMatch(/canary|eyJ/);
});

test('clocks may differ by a minute', async () => {
  expect((await enter({ forgery: { claims: { nbf: ago(0) + 50 } } })).location).toBe('/');
});

test.each([
  ['access_denied', 'cancelled'],
  ['server_error', 'unavailable'],
  ['temporarily_unavailable', 'unavailable'],
  ['invalid_scope', 'unverified'],
])('the error %s of the provider is told as %s', async (error, reason) => {
  expect((await enter({ back: { code: null, error } })).location).toBe(`/sign-in/sso?reason=${reason}`);
});

test('groups left out for their number are told plainly', async () => {
  const claims: JWTPayload = { groups: undefined, _claim_names: { groups: 'src1' } };
  expect((await enter({ forgery: { claims } })).location).toBe('/sign-in/sso?reason=too-many-groups');
});

test('groups that only the user info has are read there', async () => {
  provider().userInfo({ sub: 'marina', groups: ['balcao-suporte'] });
  expect((await enter({ forgery: { claims: { groups: undefined } } })).location).toBe('/');
});

test('a user info about somebody else is refused', async () => {
  provider().userInfo({ sub: 'another', groups: ['balcao-admin'] });
  expect((await enter({ forgery: { claims: { groups: undefined } } })).location).toBe('/sign-in/sso?reason=unverified');
});

test.each(['/.well-known', '/token', '/jwks'])('a provider that keeps silent at %s is told within a few seconds', async (path) => {
  provider().silence(path);
  const begun = performance.now();
  expect((await enter({ change: { checkMinutes: 6 } })).location).toBe('/sign-in/sso?reason=unavailable');
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('a provider that is gone is told at once', async () => {
  expect((await enter({ change: { issuer: 'http://127.0.0.1:9' } })).location).toBe('/sign-in/sso?reason=unavailable');
});

describe('a second factor that the provider asked for', () => {
  const mfa = { forgery: { claims: { amr: ['pwd', 'mfa'] } } };
  const stage = async () => (await office.services().db.select({ stage: sessions.stage }).from(sessions)).at(-1)?.stage;
  /** Gives Marina an authenticator app here. */
  const enrol = async () => {
    const { db } = office.services();
    const [row] = await db.select({ id: staff.id }).from(staff).where(eq(staff.ssoSubject, 'marina'));
    await db
      .insert(timeCodes)
      .values({ staffId: row?.id ?? '', encrypted: 'x', confirmedAt: office.clock.now })
      .onConflictDoNothing();
  };

  test('counts where the settings trust it, and only where it was asked for', async () => {
    await enter();
    await enrol();
    await enter(mfa);
    expect(await stage()).toBe('second-factor');
    await enter({ ...mfa, change: { trustsMfa: true } });
    expect(await stage()).toBeNull();
    await enter({ change: { trustsMfa: true } });
    expect(await stage()).toBe('second-factor');
    await office.services().db.delete(timeCodes);
  });

  test('is none of ours: whoever must have one enrols it, since only that signs a payment', async () => {
    const { ours } = await enter({ ...mfa, change: { trustsMfa: true }, secondFactor: ['support'] });
    expect(await stage()).toBe('enrolment');
    expect((await call(ours.cookie())).status).toBe(403);
  });
});

describe('a confirmation at the provider', () => {
  const confirmed = async () => (await office.services().db.select().from(ssoSessions)).map(({ confirmedAt }) => confirmedAt !== null);
  const query = '?confirm&callbackUrl=/settings/security';

  test('asks to sign in anew, and is noted for the session of the same person', async () => {
    const { ours } = await enter();
    const again = await enter({ query, as: ours });
    expect([again.location, await confirmed()]).toEqual(['/settings/security', [true]]);
    expect(new URL(again.asked).searchParams.get('prompt')).toBe('login');
    expect(new URL(again.asked).searchParams.get('max_age')).toBe('0');
  });

  test.each<[string, JWTPayload, string]>([
    ['of a sign-in of before', { auth_time: ago(5) }, 'unverified'],
    ['without its time', { auth_time: undefined }, 'unverified'],
    ['of somebody else', { sub: 'another' }, 'other-person'],
  ])('%s confirms nothing', async (_, claims, reason) => {
    const { ours } = await enter();
    const again = await enter({ query, as: ours, forgery: { claims } });
    expect([again.location, await confirmed()]).toEqual([`/sign-in/sso?reason=${reason}`, [false]]);
  });
});

test('without a provider there is nothing', async () => {
  const browser = ssoClientBrowser(() => office.services());
  await expect(browser.start()).rejects.toMatchObject({ problem: { statusCode: 404 } });
});
