import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions, staff } from '@/lib/server/database/schema';
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
  it.each([
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

  it.each([
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

  it('a call goes to the address of the registry, with our token and nothing of the browser', async () => {
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

describe('who', () => {
  const list = (cookie: string | null, headers = {}) => office.send('GET', '/sessions', { headers: { cookie, ...headers } });
  const refused = { status: 401, body: { errorCode: 'SVB401' } };

  it.each([null, '', 'balcao-session', 'balcao-session=', 'balcao-session=garbage', 'session=x; other=y', '__Host-balcao-session=x'])(
    'nobody by the cookie %j',
    async (cookie) => {
      expect(await list(cookie)).toMatchObject(refused);
    },
  );

  it.each(['x-middleware-subrequest', 'x-middleware-rewrite', 'x-middleware-next', 'x-nextjs-data', 'x-balcao-path', 'x-forwarded-host'])(
    'nobody more with %s',
    async (name) => {
      expect(await list(null, { [name]: 'proxy:proxy:proxy:proxy:proxy' })).toMatchObject(refused);
    },
  );

  it('the person of the session, among other cookies', async () => {
    expect(await list(`theme=dark; ${finance.cookie}; locale=en`)).toMatchObject({ status: 200 });
  });

  it('nobody by the key of the session itself, nor by what the table keeps of it', async () => {
    const [row] = await office.services().db.select().from(sessions).where(eq(sessions.id, finance.sessionId));
    expect(await list(`balcao-session=${finance.sessionId}`)).toMatchObject(refused);
    expect(await list(`balcao-session=${row?.tokenHash.toString('base64url')}`)).toMatchObject(refused);
  });

  it('nobody once the session has ended', async () => {
    const person = await office.person('finance');
    expect((await list(person.cookie)).status).toBe(200);
    await office.services().db.update(sessions).set({ endedAt: start }).where(eq(sessions.id, person.sessionId));
    expect(await list(person.cookie)).toMatchObject(refused);
  });

  const present = { 'x-balcao-active': '1' };

  it('the same person as long as somebody is there, and nobody fifteen minutes after', async () => {
    const person = await office.person('finance');
    for (const minutes of [14, 28, 42]) {
      office.clock.now = new Date(start.getTime() + minutes * minute);
      expect((await list(person.cookie, present)).status).toBe(200);
    }
    office.clock.now = new Date(start.getTime() + 57 * minute);
    expect(await list(person.cookie, present)).toMatchObject(refused);
  });

  it.each([{}, { 'x-balcao-active': '0' }, { 'x-balcao-active': 'true' }])(
    'a page that reads by itself keeps no session open, however often it does (%j)',
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

  it('nobody after twelve hours, however busy', async () => {
    const person = await office.person('finance');
    for (let minutes = 10; minutes < 12 * 60; minutes += 10) {
      office.clock.now = new Date(start.getTime() + minutes * minute);
      expect((await list(person.cookie, present)).status).toBe(200);
    }
    office.clock.now = new Date(start.getTime() + 12 * 60 * minute);
    expect(await list(person.cookie, present)).toMatchObject(refused);
  });

  it('nobody who no longer works here', async () => {
    const person = await office.person('finance');
    await office.services().db.update(staff).set({ active: false }).where(eq(staff.id, person.staffId));
    expect(await list(person.cookie)).toMatchObject(refused);
  });

  it('the role of now, not of the sign-in', async () => {
    const person = await office.person('finance');
    expect((await office.send('GET', '/staff', { as: person })).status).toBe(403);
    await office.services().db.update(staff).set({ role: 'admin' }).where(eq(staff.id, person.staffId));
    expect((await office.send('GET', '/staff', { as: person })).status).toBe(200);
    expect((await office.send('GET', '/user/transactions', { at: 'payments', as: person })).status).toBe(403);
  });
});

describe('answers', () => {
  it.each([
    ['of a success', '/sessions', 200],
    ['of a refusal', '/staff', 403],
    ['of nothing', '/nothing', 404],
  ])('%s are kept by nobody, read as what they are, and carry the number of the request', async (_, path, status) => {
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

  it('of a failure of ours say and log where it was, and nothing of what was asked', async () => {
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
