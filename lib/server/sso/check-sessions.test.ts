import { describe, expect, test } from 'vitest';
import { ssoSessions } from '@/lib/server/database/schema/people-schema';
import { sessions } from '@/lib/server/database/schema/schema';
import { forgedSsoForTests, marina } from '@/lib/server/testing/forged-sso-for-tests';
import { checkSsoSessions, sweepSso } from './check-sessions';

const { office, services, provider, call, enter } = forgedSsoForTests();

describe('a check', () => {
  const later = (minutes: number) => {
    office.clock.now = new Date(office.clock.now.getTime() + minutes * 60_000);
    return checkSsoSessions(services(), office.clock.now);
  };
  const renewable = { tokens: { refresh_token: 'canary-refresh' } };
  const present = async (cookie: string) => {
    await office.services().db.update(sessions).set({ lastSeenAt: office.clock.now });
    return (await call(cookie)).status;
  };

  test('that the provider refuses ends the session', async () => {
    const { ours } = await enter(renewable);
    provider().answer({ status: 400, error: 'invalid_grant' });
    await later(5);
    expect(await present(ours.cookie())).toBe(401);
    expect((await office.audited()).at(-1)).toMatchObject({ action: 'session.ended', facts: { by: 'sso', reason: 'expired' } });
  });

  test('about somebody else ends nothing else than trust in the answer', async () => {
    const { ours } = await enter(renewable);
    provider().answer({ token_type: 'Bearer', access_token: 'x', id_token: await provider().token({ ...marina, sub: 'another' }) });
    await later(5);
    expect(await present(ours.cookie())).toBe(200);
  });

  test('without a refresh token asks the user info', async () => {
    const { ours } = await enter();
    provider().userInfo({ sub: 'marina', groups: ['balcao-suporte'] });
    provider().grants();
    await later(5);
    expect([await present(ours.cookie()), provider().grants()]).toEqual([200, []]);
    provider().userInfo(null);
    await later(5);
    expect(await present(ours.cookie())).toBe(401);
  });

  test('that nobody answers lets the session go on for the time of grace, and no longer', async () => {
    const { ours } = await enter(renewable);
    provider().answer({ status: 503, error: 'temporarily_unavailable' });
    for (let minutes = 5; minutes < 65; minutes += 5) {
      expect(await later(5)).toBe(false);
      expect(await present(ours.cookie()), `after ${minutes} minutes`).toBe(200);
    }
    await later(5);
    expect(await present(ours.cookie())).toBe(401);
    expect((await office.audited()).at(-1)).toMatchObject({ facts: { by: 'sso', reason: 'unavailable' } });
  });

  test('of one session is made once, though many processes look', async () => {
    await enter(renewable);
    provider().answer({ token_type: 'Bearer', access_token: 'x', refresh_token: 'next', id_token: await provider().token(marina) });
    provider().grants();
    office.clock.now = new Date(office.clock.now.getTime() + 5 * 60_000);
    await Promise.all(Array.from({ length: 5 }, () => checkSsoSessions(services(), office.clock.now)));
    expect(provider().grants()).toEqual(['refresh_token']);
  });

  test('is not made about a session that is over, and its tokens are removed', async () => {
    await enter(renewable);
    office.clock.now = new Date(office.clock.now.getTime() + 16 * 60_000);
    expect(await checkSsoSessions(services(), office.clock.now)).toBe(false);
    await sweepSso(services(), office.clock.now);
    expect(await office.services().db.$count(ssoSessions)).toBe(0);
  });
});
