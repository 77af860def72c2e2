import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { passwordFailures } from '@/lib/server/database/schema/throttle-schema';
import { isOwnChallenge, signedChallenge } from '@/lib/server/second-factor/proof/signed-challenge';
import { officeForTests, password } from '@/lib/server/testing/office-for-tests';
import { createCsrfToken, renewedCsrfCookie } from './csrf-token';
import { signIn } from './sign-in';

const office = officeForTests();
const next = createHash('sha256').update('the next AUTH_SECRET').digest('base64');

/** The server after a change of `AUTH_SECRET`, with the earlier one accepted or forgotten. */
function rotated(older: 'readable' | 'dropped') {
  const { environment, ...others } = office.services();
  const authSecretsOld = older === 'readable' ? [environment.authSecret] : [];
  return { ...others, environment: { ...environment, authSecret: next, authSecretsOld } };
}

beforeEach(async () => {
  await office.services().db.delete(passwordFailures);
});

describe('a changed AUTH_SECRET', () => {
  test('ends no session, whether the earlier one is accepted or not', async () => {
    const as = await office.person('finance');
    for (const older of ['readable', 'dropped'] as const)
      expect((await office.send('GET', '/operations', { as, services: rotated(older) })).status).toBe(200);
  });

  test.each([
    ['readable', 'refused'],
    ['dropped', 'wait'],
  ] as const)('with the earlier one %s: a browser that strangers delay is known or not (%s)', async (older, outcome) => {
    const { email } = await office.person('finance');
    const from = (address: string, cookies: string | null = null) => ({ address, browser: null, cookies });
    const first = await signIn({ email, password }, from('198.51.100.7'), office.services());
    const cookie = first.kind === 'signed-in' ? (first.deviceCookie.split(';')[0] ?? '') : '';
    // Strangers on the network it comes from now.
    for (let tries = 0; tries < 4; tries += 1) await signIn({ email, password: 'errada' }, from('203.0.113.7'), office.services());
    const again = await signIn({ email, password: 'errada' }, from('203.0.113.7', cookie), rotated(older));
    expect(again.kind).toBe(outcome);
  });

  test('a device cookie is signed anew at the next sign-in, and needs the earlier secret no longer', async () => {
    const { email } = await office.person('finance');
    const from = (cookies: string | null) => ({ address: '198.51.100.8', browser: null, cookies });
    const cookieAfter = async (cookies: string | null, services = office.services()) => {
      const outcome = await signIn({ email, password }, from(cookies), services);
      return outcome.kind === 'signed-in' ? (outcome.deviceCookie.split(';')[0] ?? '') : '';
    };
    const renewed = await cookieAfter(await cookieAfter(null), rotated('readable'));
    const idOf = (cookie: string) => cookie.split('=')[1]?.split('.')[0];
    expect(idOf(await cookieAfter(renewed, rotated('dropped')))).toBe(idOf(renewed));
  });

  test('a challenge of a passkey that was given out before is accepted while the earlier one is', () => {
    const { environment, now } = office.services();
    const challenge = signedChallenge(environment, now());
    expect(isOwnChallenge(challenge, rotated('readable').environment, now())).toBe(true);
    expect(isOwnChallenge(challenge, rotated('dropped').environment, now())).toBe(false);
    expect(isOwnChallenge(signedChallenge({ authSecret: next }, now()), environment, now())).toBe(false);
  });

  test('a sign-in form that was open meanwhile keeps its token, signed with the new one', () => {
    const { token, cookie } = createCsrfToken(office.services().environment);
    const jar = (value: string) => ({ get: (name: string) => (name === cookie.name ? { value } : undefined) });
    const signed = { ...cookie, value: `${token}|${createHash('sha256').update(`${token}${next}`).digest('hex')}` };
    expect(renewedCsrfCookie(jar(cookie.value), rotated('readable').environment)).toEqual(signed);
    expect(renewedCsrfCookie(jar(cookie.value), rotated('dropped').environment)).toBeNull();
    expect(renewedCsrfCookie(jar(`${token}|${'0'.repeat(64)}`), rotated('readable').environment)).toBeNull();
    expect(renewedCsrfCookie(jar(signed.value), rotated('readable').environment)).toBeNull();
  });
});
