import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions, staff } from '@/lib/server/database/schema/schema';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const minute = 60_000;
const start = new Date('2026-11-27T15:00:00.000Z');
let finance: Person;

beforeAll(async () => {
  finance = await office.person('finance');
});
beforeEach(() => {
  office.clock.now = start;
});

describe('locate', () => {
  test.each([
    '..',
    '.',
    '%2e%2e',
    '%2e%2e%2fuser',
    '..%2fbalance',
    'a/../b',
    'a%3Fx=1',
    'a;b',
    'a%00',
    '．．',
    '%EF%BC%8E%EF%BC%8E',
    'x'.repeat(65),
    '',
  ])('the id %j reaches nothing', async (id) => {
    const answer = await office.send('GET', `/user/transactions/${id}`, { at: 'payments', as: finance });
    expect([answer.status, answer.body.errorCode]).toEqual([404, 'SVB404']);
    expect(office.service().received).toEqual([]);
  });

  test.each([
    ['GET', '/nothing', 404, 'SVB404'],
    ['GET', '/user/balance/', 404, 'SVB404'],
    ['POST', '/user/balance', 405, 'SVB405'],
    ['HEAD', '/user/balance', 405, 'SVB405'],
    ['OPTIONS', '/user/balance', 405, 'SVB405'],
  ])('%s %s is %d', async (method, path, status, errorCode) => {
    const answer = await office.send(method, path, { at: 'payments', as: finance });
    expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
    expect(office.service().received).toEqual([]);
  });

  test("a call goes to the registry's address, with our token and nothing of the browser's request", async () => {
    office.service().answer({ available: 1, blocked: 0 });
    const headers = { 'accept-language': 'pt-BR', 'x-evil': '1', authorization: 'Bearer of the browser' };
    const answer = await office.send('GET', '/user/balance', { at: 'payments', as: finance, headers });
    expect(answer.body).toEqual({ available: '1.00', blocked: '0.00' });
    const [request] = office.service().received;
    expect([request?.method, request?.url]).toEqual(['GET', '/v1/user/balance']);
    expect(Object.keys(request?.headers ?? {}).sort()).toEqual([
      'accept',
      'authorization',
      'connection',
      'content-type',
      'host',
      'x-request-id',
    ]);
    expect(request?.headers['x-request-id']).toBe(answer.headers.get('x-request-id'));
  });
});

describe('authenticate', () => {
  const list = (cookie: string | null, headers = {}) => office.send('GET', '/sessions', { headers: { cookie, ...headers } });
  const refused = { status: 401, body: { errorCode: 'SVB401' } };

  test.each([null, '', 'balcao-session', 'balcao-session=', 'balcao-session=garbage', 'session=x; other=y', '__Host-balcao-session=x'])(
    'refuses the cookie %j',
    async (cookie) => {
      expect(await list(cookie)).toMatchObject(refused);
    },
  );

  test.each(['x-middleware-subrequest', 'x-middleware-rewrite', 'x-middleware-next', 'x-nextjs-data', 'x-balcao-path', 'x-forwarded-host'])(
    'refuses the session after %s',
    async (name) => {
      expect(await list(null, { [name]: 'proxy:proxy:proxy:proxy:proxy' })).toMatchObject(refused);
    },
  );

  test('finds the person of the session, among other cookies', async () => {
    expect(await list(`theme=dark; ${finance.cookie}; locale=en`)).toMatchObject({ status: 200 });
  });

  test('refuses the session id itself, and what the table stores of it', async () => {
    const [row] = await office.services().db.select().from(sessions).where(eq(sessions.id, finance.sessionId));
    expect(await list(`balcao-session=${finance.sessionId}`)).toMatchObject(refused);
    expect(await list(`balcao-session=${row?.tokenHash.toString('base64url')}`)).toMatchObject(refused);
  });

  test('refuses a session that has ended', async () => {
    const person = await office.person('finance');
    expect((await list(person.cookie)).status).toBe(200);
    await office.services().db.update(sessions).set({ endedAt: start }).where(eq(sessions.id, person.sessionId));
    expect(await list(person.cookie)).toMatchObject(refused);
  });

  const present = { 'x-balcao-active': '1' };

  test('keeps a session open while its user is present, and ends it fifteen minutes after', async () => {
    const person = await office.person('finance');
    for (const minutes of [14, 28, 42]) {
      office.clock.now = new Date(start.getTime() + minutes * minute);
      expect((await list(person.cookie, present)).status).toBe(200);
    }
    office.clock.now = new Date(start.getTime() + 57 * minute);
    expect(await list(person.cookie, present)).toMatchObject(refused);
  });

  test.each([{}, { 'x-balcao-active': '0' }, { 'x-balcao-active': 'true' }])(
    'does not extend a session for a page that polls by itself, however often (%j)',
    async (headers) => {
      const person = await office.person('finance');
      for (let minutes = 1; minutes < 15; minutes += 1) {
        office.clock.now = new Date(start.getTime() + minutes * minute);
        expect((await list(person.cookie, headers)).status).toBe(200);
      }
      office.clock.now = new Date(start.getTime() + 15 * minute);
      expect(await list(person.cookie, headers)).toMatchObject(refused);
    },
  );

  test('ends a session after twelve hours, however busy', async () => {
    const person = await office.person('finance');
    for (let minutes = 10; minutes < 12 * 60; minutes += 10) {
      office.clock.now = new Date(start.getTime() + minutes * minute);
      expect((await list(person.cookie, present)).status).toBe(200);
    }
    office.clock.now = new Date(start.getTime() + 12 * 60 * minute);
    expect(await list(person.cookie, present)).toMatchObject(refused);
  });

  test('refuses a person who was deactivated', async () => {
    const person = await office.person('finance');
    await office.services().db.update(staff).set({ active: false }).where(eq(staff.id, person.staffId));
    expect(await list(person.cookie)).toMatchObject(refused);
  });

  test('uses the current role, not the one at sign-in', async () => {
    const person = await office.person('finance');
    expect((await office.send('GET', '/staff', { as: person })).status).toBe(403);
    await office.services().db.update(staff).set({ role: 'admin' }).where(eq(staff.id, person.staffId));
    expect((await office.send('GET', '/staff', { as: person })).status).toBe(200);
    expect((await office.send('GET', '/user/transactions', { at: 'payments', as: person })).status).toBe(403);
  });
});

describe('answers', () => {
  test.each([
    ['of a success', '/sessions', 200],
    ['of a refusal', '/staff', 403],
    ['of nothing', '/nothing', 404],
  ])('%s are not cached, have a fixed content type, and carry the request id', async (_, path, status) => {
    const answer = await office.send('GET', path, { as: finance });
    expect(answer.status).toBe(status);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    if (status !== 200) expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
    expect(office.log().filter((line) => line.includes(answer.headers.get('x-request-id') ?? '-'))).toHaveLength(1);
  });

  test('of an internal error name and log its place, and nothing of the request', async () => {
    const upstream = async () => {
      throw new Error('Failed query: select 1\nparams: maria@loja.example');
    };
    const answer = await office.send('GET', '/user/balance', { at: 'payments', as: finance, services: { upstream } });
    expect([answer.status, answer.body]).toMatchObject([500, { errorCode: 'SVB500', message: null, details: [] }]);
    const [line = ''] = office.log();
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      endpoint: 'balance.read',
      error: expect.stringMatching(/^Error at .*handle-request\.test/),
    });
    expect(line + answer.text).not.toMatch(/select|params|maria/);
  });
});
