import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ssoSessions } from '@/lib/server/database/schema/people-schema';
import { staff } from '@/lib/server/database/schema/schema';
import { checkSsoSessions } from '@/lib/server/sso/check-sessions';
import { appUrl } from '@/lib/server/testing/office-for-tests';
import { realSsoForTests } from '@/lib/server/testing/real-sso-for-tests';
import { ssoClientBrowser, ssoSettings } from '@/lib/server/testing/sso-for-tests';
import { ssoBrowser } from '@/sandbox/testing/sso-browser';

const { office, services, logouts, provider, call, enter, personOf } = realSsoForTests();

describe('a first sign-in', () => {
  test('makes the person, with the role of the group, and leads to where they wanted to go', async () => {
    const { status, location, ours, cookies } = await enter('caio', { callbackUrl: '/transactions?status=ERROR' });
    expect([status, location]).toEqual([303, '/transactions?status=ERROR']);
    expect(await personOf('caio')).toMatchObject({
      name: 'Caio Antunes',
      email: 'caio@empresa.example',
      role: 'finance',
      active: true,
      passwordHash: null,
      ssoIssuer: provider().issuer,
    });
    expect((await call(ours.cookie())).status).toBe(200);
    expect(cookies).toContainEqual(expect.stringMatching(/^balcao-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/));
    // What it was begun with is gone: each is finished once.
    expect(cookies).toContainEqual('balcao-sso=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
    const actions = (await office.audited()).slice(-2).map(({ action, facts }) => [action, facts]);
    expect(actions).toEqual([
      ['staff.created', { role: 'finance', by: 'sso' }],
      ['session.started', { proof: 'sso' }],
    ]);
  });

  test('asks the provider with PKCE, state and nonce, and keeps what belongs to them in a short-lived cookie no script reads', async () => {
    const { started } = await enter('caio');
    const asked = new URL(started.location).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'balcao',
      redirect_uri: `${appUrl}/api/sso/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(started.cookies).toEqual([expect.stringMatching(/^balcao-sso=~[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/)]);
    for (const secret of ['state', 'nonce']) expect(started.cookies.join()).not.toContain(asked.get(secret));
  });

  test('over https has a cookie bound to the host, never sent in the clear', async () => {
    const all = services();
    const secure = { ...all, environment: { ...all.environment, appUrl: 'https://balcao.example' } };
    const { cookies, location } = await ssoClientBrowser(() => secure).start();
    expect(cookies).toEqual([expect.stringMatching(/^__Host-balcao-sso=~[\w-]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/)]);
    expect(new URL(location).searchParams.get('redirect_uri')).toBe('https://balcao.example/api/sso/callback');
  });

  test.each(['https://evil.example/', '//evil.example', '/api/sso/start', 'javascript:alert(1)'])(
    'never leads elsewhere: %s',
    async (callbackUrl) => {
      expect((await enter('caio', { callbackUrl })).location).toBe('/');
    },
  );

  test('of two at once makes one person', async () => {
    await Promise.all([
      enter('edson', { change: { roles: [{ group: 'balcao-dev', role: 'developer' }] } }),
      enter('edson', { change: { roles: [{ group: 'balcao-dev', role: 'developer' }] } }),
    ]);
    expect(await office.services().db.$count(staff, eq(staff.email, 'edson@empresa.example'))).toBe(1);
  });

  test('of somebody in several groups takes the first of the settings', async () => {
    await enter('gil');
    expect((await personOf('gil'))?.role).toBe('finance');
  });

  test.each([
    ['without a group of ours', { groups: ['todos'] }, 'no-group'],
    ['with a group that was renamed', { groups: ['balcao-financeiro-novo'] }, 'no-group'],
    ['without any group', { groups: [] }, 'no-group'],
    ['with an e-mail the provider does not confirm', { emailVerified: false, groups: ['balcao-suporte'] }, 'email'],
  ])('%s ends on a page that says so, makes nobody, and is audited', async (_, change, reason) => {
    provider().change('helena', change);
    const { location, ours } = await enter('helena');
    expect(location).toBe(`/sign-in/sso?reason=${reason}`);
    expect(ours.jar.has('balcao-session')).toBe(false);
    expect(await personOf('helena')).toBeUndefined();
    expect((await office.audited()).at(-1)).toMatchObject({
      action: 'session.refused',
      result: 'refused',
      actorId: null,
      facts: { by: 'sso', reason, subject: expect.stringMatching(/^[0-9a-f]{16}$/) },
    });
  });

  test('refused many times in a minute is audited once, with its number afterwards', async () => {
    const before = (await office.audited()).length;
    for (let time = 0; time < 3; time += 1) await enter('helena');
    expect((await office.audited()).slice(before)).toHaveLength(1);
  });
});

describe('the next check', () => {
  const minutesLater = (minutes: number) => {
    office.clock.now = new Date(office.clock.now.getTime() + minutes * 60_000);
    return checkSsoSessions(services(), office.clock.now);
  };

  test('of somebody who left the group ends all their sessions, and a group lets them in again', async () => {
    const { ours } = await enter('caio');
    provider().change('caio', { groups: ['todos'] });
    expect(await minutesLater(4)).toBe(false);
    expect((await call(ours.cookie())).status).toBe(200);
    await minutesLater(1);
    expect((await call(ours.cookie())).status).toBe(401);
    expect((await office.audited()).at(-1)).toMatchObject({ action: 'staff.changed', facts: { active: 'true > false', by: 'sso' } });
    expect((await enter('caio')).location).toBe('/sign-in/sso?reason=no-group');
    provider().change('caio', { groups: ['balcao-financeiro'] });
    expect((await enter('caio')).location).toBe('/');
  });

  test('of somebody with the same group goes on, again and again with renewed tokens', async () => {
    const { ours } = await enter('caio');
    for (let time = 0; time < 2; time += 1) {
      expect(await minutesLater(5)).toBe(true);
      expect((await call(ours.cookie())).status).toBe(200);
    }
  });

  test('stores tokens encrypted, and none of a session that has ended', async () => {
    const { ours } = await enter('caio');
    const rows = await office.services().db.select().from(ssoSessions);
    expect(rows.length).toBeGreaterThan(0);
    for (const { tokens } of rows) expect(tokens).toMatch(/^~[\w-]+$/);
    expect(JSON.stringify(ours.jar.get('balcao-session'))).not.toMatch(/ey[\w-]+\.[\w-]+\./);
  });
});

test('a sign-out at the provider is a 401 on the next call within a second, and only there', async () => {
  const [leaving, staying] = [await enter('caio'), await enter('caio')];
  expect((await call(leaving.ours.cookie())).status).toBe(200);
  const begun = performance.now();
  await leaving.theirs.signOut(provider().issuer);
  expect((await call(leaving.ours.cookie())).status).toBe(401);
  expect(performance.now() - begun).toBeLessThan(1_000);
  expect(logouts).toEqual([200]);
  expect((await call(staying.ours.cookie())).status).toBe(200);
  expect((await office.audited()).at(-1)).toMatchObject({
    action: 'session.ended',
    result: 'done',
    facts: { by: 'sso', reason: 'logout' },
  });
});

describe('after signing out here', () => {
  test('one is led to signing out at the provider, without a token, and back to the sign-in', async () => {
    const { ours, theirs } = await enter('caio');
    const { status, location, cookies } = await ours.leave();
    expect([status, cookies]).toEqual([303, []]);
    const address = new URL(location);
    expect(address.href.startsWith(`${provider().issuer}/session/end?`)).toBe(true);
    expect(Object.fromEntries(address.searchParams)).toEqual({ client_id: 'balcao', post_logout_redirect_uri: `${appUrl}/sign-in` });
    expect(await theirs.signOutAt(location)).toBe(`${appUrl}/sign-in`);
    expect(logouts.at(-1)).toBe(200);
    expect((await call(ours.cookie())).status).toBe(401);
  });

  test('a provider that does not answer keeps nobody: the sign-in page comes', async () => {
    const begun = performance.now();
    const gone = { ...services(), environment: { ...services().environment, sso: ssoSettings({ issuer: 'http://127.0.0.1:9' }) } };
    expect((await ssoClientBrowser(() => gone).leave()).location).toBe('/sign-in');
    expect(performance.now() - begun).toBeLessThan(4_000);
  });
});

describe('a code', () => {
  test('is taken once, and by the browser that asked for it', async () => {
    const ours = ssoClientBrowser(() => services());
    const started = await ours.start();
    const cookies = new Map(ours.jar);
    const back = await ssoBrowser().signIn(started.location, 'caio');
    expect((await ssoClientBrowser(() => services()).comeBack(back)).location).toBe('/sign-in/sso?reason=expired');
    expect((await ours.comeBack(back)).location).toBe('/');
    const thief = ssoClientBrowser(() => services());
    for (const [name, value] of cookies) thief.jar.set(name, value);
    expect((await thief.comeBack(back)).location).toBe('/sign-in/sso?reason=unverified');
    expect(thief.jar.has('balcao-session')).toBe(false);
  });

  test('after more than ten minutes is too late', async () => {
    const ours = ssoClientBrowser(() => services());
    const started = await ours.start();
    const back = await ssoBrowser().signIn(started.location, 'caio');
    office.clock.now = new Date(office.clock.now.getTime() + 600_000);
    expect((await ours.comeBack(back)).location).toBe('/sign-in/sso?reason=expired');
  });
});
