import { beforeEach, describe, expect, test } from 'vitest';
import { maxNoticeDevices } from '@/lib/contracts/office/notices/notice-devices';
import { beginSession } from '@/lib/server/auth/begin-session';
import { pushDevices, pushMessages } from '@/lib/server/database/schema/push-schema';
import { sendMessages } from '@/lib/server/push/send-messages';
import { pushServiceForTests } from '@/lib/server/push/testing/push-service-for-tests';
import type { Services } from '@/lib/server/services';
import { endSession, startSession } from '@/lib/server/sessions/session';
import { sessionCookieName } from '@/lib/server/sessions/session-cookie';
import { appUrl, officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const service = pushServiceForTests();
const minute = 60_000;

beforeEach(async () => {
  await office.services().db.delete(pushDevices);
  office.clock.now = new Date('2026-11-27T15:00:00.000Z');
});

const parts = (pushHosts = [service.host(), '*.push.example', 'push.example']): Services => ({
  ...office.services(),
  environment: { ...office.services().environment, pushHosts },
});
const send = (method: string, path: string, as: Person, body?: unknown) => office.send(method, path, { as, body, services: parts() });
const add = (as: Person, change: object = {}) =>
  send('POST', '/notice-devices', as, { ...service.browser().subscription, locale: 'pt-BR', ...change });
const list = async (as: Person) => (await send('GET', '/notice-devices', as)).body.items;
const cookieOf = (answer: Awaited<ReturnType<typeof add>>) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

describe('a browser', () => {
  test('is turned on, shown with its name as the one that asks, tested and taken away, all on record without its address', async () => {
    const finance = await office.person('finance');
    const browser = service.browser();
    expect((await add(finance, browser.subscription)).status).toBe(200);
    const [device] = await list(finance);
    expect(device).toMatchObject({ browser: 'Teste', current: true, notifiedAt: null, problem: null });
    const elsewhere = { ...finance, ...(await office.session(finance.staffId)) };
    expect(await list(elsewhere)).toMatchObject([{ id: device.id, current: false }]);
    expect((await send('POST', `/notice-devices/${device.id}/test`, elsewhere)).status).toBe(200);
    await sendMessages(parts());
    const [taken] = service.taken();
    expect(JSON.parse(browser.open(taken?.body ?? Buffer.alloc(0)).content)).toMatchObject({ kind: 'test', path: '/settings/notices' });
    expect(await list(finance)).toMatchObject([{ notifiedAt: office.clock.now.toISOString() }]);
    expect((await send('DELETE', `/notice-devices/${device.id}`, finance)).status).toBe(200);
    expect(await list(finance)).toEqual([]);
    const events = (await office.outcomes()).filter(({ action }) => action.startsWith('notices.device'));
    expect(events.map(({ action, object }) => [action, object])).toEqual([
      ['notices.device-added', device.id],
      ['notices.device-tested', device.id],
      ['notices.device-removed', device.id],
    ]);
    expect(events[0]?.facts).toEqual({ host: service.host() });
    expect(JSON.stringify([await office.audited(), office.log()])).not.toContain(new URL(browser.subscription.endpoint).pathname);
  });

  test('is stored encrypted: neither its address nor its keys stand in the database', async () => {
    const { subscription } = service.browser();
    await add(await office.person('finance'), subscription);
    const [row] = await office.services().db.select().from(pushDevices);
    for (const value of Object.values(subscription)) expect(JSON.stringify(row)).not.toContain(value);
  });

  test('is nobody else\u2019s to see, test or take away', async () => {
    const [finance, admin] = [await office.person('finance'), await office.person('admin')];
    await add(finance);
    const [{ id }] = await list(finance);
    expect(await list(admin)).toEqual([]);
    expect((await send('POST', `/notice-devices/${id}/test`, admin)).status).toBe(404);
    expect((await send('DELETE', `/notice-devices/${id}`, admin)).status).toBe(404);
    expect(await office.services().db.select().from(pushMessages)).toEqual([]);
    expect(await list(finance)).toHaveLength(1);
  });

  test('that turns notices on again has one row, whoever is signed in, and nobody has more than ten', async () => {
    const [finance, support] = [await office.person('finance'), await office.person('support')];
    await add(finance);
    await add(finance);
    expect(await list(finance)).toHaveLength(1);
    const { subscription } = service.browser();
    await add(finance, subscription);
    await add(support, subscription);
    expect([await list(finance), (await list(support)).length]).toEqual([[], 1]);
    for (let at = 0; at <= maxNoticeDevices; at += 1) await add({ ...finance, ...(await office.session(finance.staffId)) });
    expect(await list(finance)).toHaveLength(maxNoticeDevices);
  });
});

describe('the address of a push service', () => {
  const at = async (endpoint: string) => {
    const { status, body } = await add(await office.person('finance'), { endpoint });
    return status === 200 ? 200 : body.details?.[0]?.reason;
  };

  test.each(['https://push.example/send/1', 'https://push.example:443/a?token=1', 'https://eu.push.example/w/1'])(
    '%s is taken',
    async (one) => {
      expect(await at(one)).toBe(200);
    },
  );

  test.each([
    ['https://evil.example/send', 'host'],
    ['https://push.example.evil.example/', 'host'],
    ['https://evilpush.example/', 'host'],
    ['https://push.example:8443/', 'host'],
    ['https://push.example@evil.example/', 'credentials'],
    ['https://evil.example\\.push.example/', 'host'],
    ['http://push.example/', 'scheme'],
    ['https://127.0.0.1/', 'host'],
    ['http://127.0.0.1:1/', 'host'],
    ['http://169.254.169.254/latest', 'host'],
    ['https://[::1]/', 'host'],
    ['https://2130706433/', 'host'],
    ['https://localhost/', 'host'],
    ['ftp://push.example/', 'scheme'],
  ])('%s is refused, and nothing is stored', async (endpoint, reason) => {
    expect(await at(endpoint)).toBe(reason);
    expect(await office.services().db.select().from(pushDevices)).toEqual([]);
  });

  test.each([{ p256dh: 'short' }, { auth: `${'a'.repeat(21)}+` }, { locale: 'fr' }, { endpoint: 'no address' }, { staffId: 'x' }])(
    'comes with keys as browsers have them, and never %j',
    async (change) => {
      expect((await add(await office.person('finance'), change)).status).toBe(400);
    },
  );

  test('is taken by no installation that turned them off, and no key is told', async () => {
    const as = await office.person('finance');
    const services = parts([]);
    expect((await office.send('GET', '/notice-devices', { as, services })).body.publicKey).toBeNull();
    const body = { ...service.browser('https://push.example').subscription, locale: 'pt-BR' };
    expect((await office.send('POST', '/notice-devices', { as, body, services })).status).toBe(422);
  });
});

describe('whoever signs in in a browser with notices', () => {
  const signIn = (staffId: string, cookies: string) =>
    beginSession(
      { id: staffId, name: 'Nome de Teste' },
      { address: null, browser: 'Teste', cookies },
      { knownDevice: true, stage: null },
      parts(),
    );
  const sessionCookie = (token: string) => `${sessionCookieName(appUrl)}=${token}`;

  test('goes on being told there if it is theirs, in the language they chose there since, also after the cookie of the session is gone', async () => {
    const finance = await office.person('finance');
    const device = cookieOf(await add(finance));
    expect(device).toMatch(/^balcao-notices=[\w-]{22}$/);
    const token = await signIn(finance.staffId, `${finance.cookie}; ${device}; locale=en`);
    expect(await list({ ...finance, cookie: sessionCookie(token) })).toMatchObject([{ current: true }]);
    expect(await office.services().db.select().from(pushDevices)).toMatchObject([{ locale: 'en' }]);
    office.clock.now = new Date(office.clock.now.getTime() + 13 * 60 * minute);
    const next = await signIn(finance.staffId, device);
    expect(await list({ ...finance, cookie: sessionCookie(next) })).toMatchObject([{ current: true }]);
  });

  test('ends them if they are somebody else\u2019s', async () => {
    const [finance, support] = [await office.person('finance'), await office.person('support')];
    const device = cookieOf(await add(finance));
    await signIn(support.staffId, device);
    expect(await office.services().db.select().from(pushDevices)).toEqual([]);
  });

  test('does not bring back what signing out ended', async () => {
    const finance = await office.person('finance');
    const device = cookieOf(await add(finance));
    const { db } = office.services();
    await endSession(db, finance.staffId, finance.sessionId, office.clock.now);
    const token = await signIn(finance.staffId, device);
    expect(await list({ ...finance, cookie: sessionCookie(token) })).toEqual([]);
  });

  test('touches no other browser of theirs', async () => {
    const finance = await office.person('finance');
    await add(finance);
    const { token } = await startSession(
      office.services().db,
      { staffId: finance.staffId, address: null, browser: 'Outro' },
      office.clock.now,
    );
    await signIn(finance.staffId, sessionCookie(token));
    expect(await list(finance)).toMatchObject([{ current: true }]);
  });
});
