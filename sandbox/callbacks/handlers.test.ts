import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { shapes } from '@/lib/contracts/shapes';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import type { DeliveryWire } from './delivery-record';

const sandbox = sandboxForTests();
const token = 'sandbox-delivered';
const listWire: z.ZodType<{ data: DeliveryWire[]; hasNextPage: boolean }> = shapes['callbacks.list'].wire;
const minute = 60_000;

const urls = ['https://a.example/ok', 'https://a.example/500', 'https://a.example/404', 'https://a.example/timeout'];
let everything: DeliveryWire[];
let transactionIds: string[];

async function page(query: Record<string, string> = {}, of = token) {
  const { status, body } = await sandbox().get(`/user/callbacks?${new URLSearchParams(query)}`, of);
  expect(status).toBe(200);
  return listWire.parse(body);
}

async function transaction(of: string, fields: object = {}) {
  return (await sandbox().control.insertTransaction({ token: of, transaction: { callbackUrl: 'https://a.example/ok', ...fields } })).id;
}

beforeAll(async () => {
  transactionIds = [];
  for (const [at, callbackUrl] of urls.entries()) {
    await sandbox().control.setClock({ now: `2026-11-2${at}T12:00:00.000Z` });
    for (let repeat = 0; repeat < 6; repeat++) {
      const transactionId = await transaction(token, { callbackUrl });
      transactionIds.push(transactionId);
      await sandbox().control.sendCallback({ token, transactionId });
    }
    await sandbox().control.callbacksIdle(token);
  }
  // What failed would be tried again while the tests look.
  await sandbox().control.setClock({ speed: 0 });
  everything = (await page({ limit: '100' })).data;
});

describe('interface: Callbacks, GET /user/callbacks: the list of deliveries', () => {
  test('has one row for each attempt, newest first, twenty per page by default', async () => {
    expect(everything.length).toBeGreaterThanOrEqual(24);
    expect(everything.map((one) => one.createdAt)).toEqual(
      everything
        .map((one) => one.createdAt)
        .sort()
        .reverse(),
    );
    expect(await page()).toEqual({ data: everything.slice(0, 20), hasNextPage: true });
    expect((await page({ page: '3', limit: '7' })).data).toEqual(everything.slice(14, 21));
  });

  const filters: Record<string, { query: () => Record<string, string>; matches: (one: DeliveryWire) => boolean }> = {
    id: { query: () => ({ id: everything[4]?.id ?? '' }), matches: (one) => one.id === everything[4]?.id },
    url: { query: () => ({ url: urls[1] ?? '' }), matches: (one) => one.url === urls[1] },
    status: { query: () => ({ status: '404' }), matches: (one) => one.status === 404 },
    transactionId: { query: () => ({ transactionId: transactionIds[0] ?? '' }), matches: (one) => one.transactionId === transactionIds[0] },
    'with an error': { query: () => ({ hasError: 'true' }), matches: (one) => one.status !== 200 },
    'without an error': { query: () => ({ hasError: 'false' }), matches: (one) => one.status === 200 },
    createdAtFrom: { query: () => ({ createdAtFrom: '2026-11-22T00:00:00Z' }), matches: (one) => one.createdAt >= '2026-11-22' },
    'createdAtTo, a day in São Paulo': {
      query: () => ({ createdAtTo: '2026-11-21' }),
      matches: (one) => one.createdAt < '2026-11-22T03:00:00.000Z',
    },
  };

  test.each(Object.entries(filters))('is filtered by %s', async (_, { query, matches }) => {
    const expected = everything.filter(matches);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(everything.length);
    expect((await page({ ...query(), limit: '100' })).data).toEqual(expected);
  });

  test('is sorted by status or time, either way', async () => {
    const statuses = (await page({ sortBy: 'status', sortDirection: 'asc', limit: '100' })).data.map((one) => one.status ?? 0);
    expect(statuses).toEqual([...statuses].sort((a, b) => a - b));
    expect((await page({ sortDirection: 'asc', limit: '100' })).data).toEqual(everything.toReversed());
  });

  test.each(['status=99', 'status=600', 'hasError=maybe', 'sortBy=url', 'limit=101', 'createdAtFrom=yesterday', 'surprise=1'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await sandbox().get(`/user/callbacks?${query}`, token);
      expect([status, body]).toMatchObject([400, { errorCode: 'SVV001', details: [{ field: query.split('=')[0] }] }]);
    },
  );
});

describe('interface: Callbacks, GET /user/callbacks/{id}: one delivery', () => {
  test('equals the record of the list', async () => {
    const { status, body } = await sandbox().get(`/user/callbacks/${everything[0]?.id}`, token);
    expect(status).toBe(200);
    expect(shapes['callbacks.read'].wire.parse(body)).toEqual(everything[0]);
  });

  test.each(['cbnobody', '-', 'x'.repeat(64)])('an unknown id is not found: %s', async (id) => {
    expect(await sandbox().get(`/user/callbacks/${id}`, token)).toMatchObject({ status: 404, body: { errorCode: 'SVG404' } });
  });

  test('of another account is not found', async () => {
    const { status } = await sandbox().get(`/user/callbacks/${everything[0]?.id}`, 'sandbox-curious');
    expect(status).toBe(404);
  });
});

describe('interface: Callbacks, POST /user/callbacks/resend/{transactionId}: sending one again', () => {
  beforeAll(() => sandbox().control.setClock({ real: true }));

  test('sends the present transaction', async () => {
    const of = 'sandbox-again';
    const id = await transaction(of);
    const answer = await sandbox().send('POST', `/user/callbacks/resend/${id}`, of);
    expect([answer.status, shapes['callbacks.resend'].wire.safeParse(answer.body).success]).toEqual([200, true]);
    await sandbox().control.callbacksIdle(of);
    expect((await page({}, of)).data).toMatchObject([{ transactionId: id, status: 200, body: { id, status: 'COMPLETED' } }]);
  });

  test('is refused for an unknown transaction and one without a callback URL', async () => {
    const of = 'sandbox-silent';
    const id = await transaction(of, { callbackUrl: null });
    expect(await sandbox().send('POST', `/user/callbacks/resend/${id}`, of)).toMatchObject({ status: 404, body: { errorCode: 'SVG404' } });
    expect(await sandbox().send('POST', '/user/callbacks/resend/nobody', of)).toMatchObject({ status: 404, body: { errorCode: 'SVC310' } });
  });

  test('is allowed five times a minute per account', async () => {
    const of = 'sandbox-eager';
    const id = await transaction(of);
    const once = () => sandbox().send('POST', `/user/callbacks/resend/${id}`, of);
    const answers = await Promise.all(Array.from({ length: 6 }, once));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await once();
    expect(refused.body).toMatchObject({ errorCode: 'SVG429', retryAfterSeconds: expect.any(Number) });
    await sandbox().control.setClock({ advanceSeconds: 61 });
    expect((await once()).status).toBe(200);
    await sandbox().control.setClock({ real: true });
  });
});

describe('interface: Callbacks, POST /user/callbacks/resend: sending many again', () => {
  const of = 'sandbox-many';
  const path = '/user/callbacks/resend';
  const ago = (minutes: number, now = Date.now()) => new Date(now - minutes * minute).toISOString();
  const period = () => ({ createdAtFrom: ago(24 * 60), createdAtTo: ago(-1) });
  let ids: string[];

  beforeAll(async () => {
    ids = [
      await transaction(of),
      await transaction(of, { type: 'WITHDRAW', status: 'CANCELED', endToEndId: 'E9012345620261127120000000000001' }),
      await transaction(of, { createdAt: ago(3 * 24 * 60) }),
      await transaction(of, { callbackUrl: null }),
    ];
  });

  const narrowed: [string, (all: string[]) => object, number[]][] = [
    ['nothing but the period', () => ({}), [0, 1]],
    ['transactions', (all) => ({ transactionIds: [all[0], all[3]] }), [0]],
    ['types', () => ({ transactionTypes: ['WITHDRAW'] }), [1]],
    ['statuses', () => ({ transactionStatus: ['COMPLETED', 'PENDING'] }), [0]],
    ['end-to-end ids', () => ({ transactionEndToEndIds: ['E9012345620261127120000000000001'] }), [1]],
  ];

  test.each(narrowed)('is filtered by %s', async (name, filter, expected) => {
    await sandbox().control.setClock({ advanceSeconds: 61 });
    const before = (await page({ limit: '100' }, of)).data.map((one) => one.id);
    const { status, body } = await sandbox().send('POST', path, of, { ...period(), ...filter(ids) });
    expect([status, shapes['callbacks.resendMany'].wire.parse(body).total], name).toEqual([200, expected.length]);
    await sandbox().control.callbacksIdle(of);
    const sent = (await page({ limit: '100' }, of)).data.filter((one) => !before.includes(one.id)).map((one) => one.transactionId);
    expect(sent.sort()).toEqual(expected.map((at) => ids[at]).sort());
    await sandbox().control.setClock({ real: true });
  });

  test('is refused when nothing matches', async () => {
    const body = { ...period(), transactionIds: ['nobody'] };
    expect(await sandbox().send('POST', path, 'sandbox-none', body)).toMatchObject({ status: 404, body: { errorCode: 'SVG404' } });
  });

  const day = 24 * 60;
  test.each([
    ['begins more than thirty days ago', () => ({ createdAtFrom: ago(30 * day + 1), createdAtTo: ago(29 * day) }), 'createdAtFrom'],
    ['is longer than seven days', () => ({ createdAtFrom: ago(7 * day + 1), createdAtTo: ago(0) }), 'createdAtTo'],
    ['ends before it begins', () => ({ createdAtFrom: ago(1), createdAtTo: ago(2) }), 'createdAtTo'],
    ['is no period', () => ({ createdAtFrom: 'yesterday', createdAtTo: ago(0) }), 'createdAtFrom'],
  ])('refuses a period that %s', async (_, body, field) => {
    const answer = await sandbox().send('POST', path, 'sandbox-none', body());
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'SVV001', details: [{ field }] } });
  });

  test('accepts a period of exactly seven days that began exactly thirty days ago', async () => {
    const now = Date.now();
    const body = { createdAtFrom: ago(30 * day - 1, now), createdAtTo: ago(23 * day - 1, now) };
    expect((await sandbox().send('POST', path, 'sandbox-none', body)).status).toBe(404);
  });
});
