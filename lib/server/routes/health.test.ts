import { beforeEach, describe, expect, test, vi } from 'vitest';
import { problem } from '@/lib/contracts/problem/problem';
import { openDatabase } from '@/lib/server/database/database';
import { deadlineCrossings, deadlineMails } from '@/lib/server/database/schema/notices-schema';
import type { Services } from '@/lib/server/services';
import { canary, officeForTests } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();

beforeEach(() => {
  // What other tests of this worker delivered is no warning of this one.
  Reflect.deleteProperty(globalThis, 'balcaoInboxWarnings');
  vi.resetModules();
});

/** The answer of a fresh process. */
async function health(change: Partial<Services> = {}) {
  Reflect.set(globalThis, 'balcaoServices', { ...office.services(), ...change });
  const { readHealth } = await import('./health');
  return readHealth;
}

test('is ok when the database and the service answer', async () => {
  office.service().answer({ available: 1, blocked: 0 });
  const read = await health();
  expect(await read()).toEqual({
    status: 'ok',
    database: 'ok',
    service: 'ok',
    card: 'off',
    mail: 'off',
    callbacks: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
});

describe('whether a balancer should send people here', () => {
  /** The answer of a fresh process. */
  async function ready(change: Partial<Services> = {}) {
    await health(change);
    const { readyResponse } = await import('./ready-response');
    const answer = await readyResponse();
    return [answer.status, await answer.json()];
  }

  test('is not decided by a payments service that is away from every instance', async () => {
    office.service().answer({ errorCode: 'SVI100' }, 500);
    expect(await ready()).toEqual([200, { status: 'ok' }]);
  });

  test('is denied without the database, and from the signal to stop on', async () => {
    const { db, close } = openDatabase('postgres://nobody:canary@127.0.0.1:9/none');
    expect(await ready({ healthDb: db })).toEqual([503, { status: 'failing' }]);
    await close();
    Reflect.set(globalThis, 'balcaoShutdown', { begunAt: 0, listeners: new Set() });
    expect(await ready()).toEqual([503, { status: 'stopping' }]);
    Reflect.deleteProperty(globalThis, 'balcaoShutdown');
  });
});

describe('names the part that is down, and not why', () => {
  test('the service', async () => {
    office.service().answer({ errorCode: 'SVA100', message: canary }, 401);
    const answer = await (await health())();
    expect(answer).toMatchObject({ status: 'failing', database: 'ok', service: 'unreachable' });
    expect(JSON.stringify(answer) + office.log().join()).not.toContain(canary);
  });

  test('the database', async () => {
    office.service().answer({ available: 1, blocked: 0 });
    const { db, close } = openDatabase('postgres://nobody:canary@127.0.0.1:9/none');
    const answer = await (await health({ healthDb: db }))();
    await close();
    expect(answer).toMatchObject({ status: 'failing', database: 'unreachable', service: 'ok' });
    expect(JSON.stringify(answer)).not.toContain('canary');
  });
});

describe('a database that answers and stores nothing is named, and is well again by itself', () => {
  /** One connection, with a setting that the database would have there. */
  async function withSetting(set: string, reset: string) {
    office.service().answer({ available: 1, blocked: 0 });
    const { db, close } = openDatabase(office.services().environment.databaseUrl, { max: 1 });
    const read = await health({ healthDb: db });
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      await db.execute(set);
      const without = await read();
      await db.execute(reset);
      vi.setSystemTime(Date.now() + 1_001);
      return { without, after: await read() };
    } finally {
      vi.useRealTimers();
      await close();
    }
  }

  test.each([
    ['as on a full disk', 'set temp_file_limit = 0', 'reset temp_file_limit'],
    ['set to read only', 'set default_transaction_read_only = on', 'reset default_transaction_read_only'],
  ])('%s', async (_name, set, reset) => {
    const { without, after } = await withSetting(set, reset);
    expect(without).toMatchObject({ status: 'failing', database: 'cannot-write', service: 'ok' });
    expect(after).toMatchObject({ status: 'ok', database: 'ok' });
  });
});

test('says after two seconds that a database and a service that keep silent are unreachable', async () => {
  const silent = () => new Promise<never>(() => {});
  const healthDb = Object.assign(Object.create(office.services().healthDb), { execute: silent });
  const read = await health({ upstream: silent, healthDb });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = read();
  await vi.advanceTimersByTimeAsync(2_000);
  vi.useRealTimers();
  expect(await answer).toMatchObject({ status: 'failing', database: 'unreachable', service: 'unreachable' });
});

test('includes how the last mail ended, and stays ok when only that failed', async () => {
  office.service().answer({ available: 1, blocked: 0 });
  const { db, environment, now } = office.services();
  const mail = { host: '127.0.0.1', port: 25, secure: false, local: true, auth: null, from: { name: 'Balcão', address: 'a@loja.example' } };
  const read = await health({ environment: { ...environment, mail } });
  expect(await read()).toMatchObject({ status: 'ok', mail: 'ok' });
  const { staffId } = await office.person('support');
  const [crossing] = await db
    .insert(deadlineCrossings)
    .values({ infractionId: 'a', deadline: 'none', band: 'none', at: now() })
    .returning();
  const row = { crossingId: crossing?.id ?? '', staffId, state: 'waiting', tries: 1, triedAt: now() } as const;
  await db.insert(deadlineMails).values(row);
  expect(await read()).toMatchObject({ status: 'ok', mail: 'failing' });
  await db.update(deadlineMails).set({ state: 'sent' });
  expect(await read()).toMatchObject({ status: 'ok', mail: 'ok' });
});

describe('the card interface', () => {
  const card = { url: 'https://cards.example/v1', clientId: 'c', clientSecret: canary, certFile: 'c', keyFile: 'k', caFile: 'a' };
  const answers = async (upstream: Services['upstream']) => {
    const environment = { ...office.services().environment, card };
    return (await health({ environment, upstream }))();
  };

  test('is ok when it answers', async () => {
    expect(await answers(async () => ({}))).toMatchObject({ status: 'ok', card: 'ok' });
  });

  test.each([
    ['our certificate has expired', 'SVB521', 'SVB521'],
    ['the files of our certificate cannot be used', 'SVB522', 'SVB522'],
    ['our certificate is refused', 'SVB523', 'SVB523'],
    ['the certificate of the service is not trusted', 'SVB524', 'SVB524'],
    ['id and secret are refused', 'SVB525', 'SVB525'],
    ['it does not answer', 'SVB503', 'unreachable'],
    ['a new token was refused too', 'SVA100', 'unreachable'],
  ])('%s: %s', async (_name, errorCode, expectedCard) => {
    const answer = await answers(async ({ endpoint }) => {
      if (endpoint.service === 'card') throw problem({ statusCode: 503, errorCode, message: canary });
      return {};
    });
    expect(answer).toMatchObject({ status: 'failing', database: 'ok', service: 'ok', card: expectedCard });
    expect(JSON.stringify(answer) + office.log().join()).not.toContain(canary);
  });
});

test('names a proxy that lets nothing through to the service', async () => {
  const read = await health({
    upstream: async () => {
      throw problem({ statusCode: 503, errorCode: 'SVB527' });
    },
  });
  expect(await read()).toMatchObject({ status: 'failing', service: 'SVB527' });
});

test('calls the service once for frequent requests', async () => {
  office.service().answer({ available: 1, blocked: 0 });
  const read = await health();
  await Promise.all([read(), read(), read()]);
  await read();
  expect(office.service().received).toHaveLength(1);
});

describe('over HTTP', () => {
  const askAs = async (cookie?: string) => {
    const { healthResponse } = await import('./health-response');
    const answer = await healthResponse(new Request('http://localhost:3000/api/health', { headers: cookie ? { cookie } : {} }));
    return { status: answer.status, body: await answer.json() };
  };

  test('a stranger is told whether all is well and no more, somebody signed in which part is not', async () => {
    office.service().answer({ errorCode: 'SVA100', message: canary }, 401);
    await health();
    vi.spyOn((await import('@/lib/server/log')).log, 'warn').mockReturnValue();
    const { cookie } = await office.person('support');
    expect(await askAs()).toEqual({ status: 503, body: { status: 'failing' } });
    expect(await askAs('balcao-session=made-up')).toEqual({ status: 503, body: { status: 'failing' } });
    expect(await askAs(cookie)).toMatchObject({ status: 503, body: { service: 'unreachable', version: expect.any(String) } });
  });

  test('the log names the part once', async () => {
    office.service().answer({ errorCode: 'SVA100', message: canary }, 401);
    await health();
    const { log } = await import('@/lib/server/log');
    const warned = vi.spyOn(log, 'warn').mockReturnValue();
    await askAs();
    await askAs();
    expect(warned.mock.calls).toEqual([[{ fields: ['service unreachable'] }, 'not healthy']]);
  });
});
