import { beforeEach, expect, test } from 'vitest';
import { problem } from '@/lib/contracts/problem/problem';
import { deliveryCounts, deliveryDestinations } from '@/lib/server/database/schema/developers-schema';
import { sharedMoments } from '@/lib/server/database/schema/instances-schema';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import type { Upstream } from '@/lib/server/upstream/upstream';
import { countDeliveries, maxDestinations } from './count-deliveries';

const office = officeForTests();
const minute = 60_000;
const hour = 60 * minute;
const shop = 'https://loja.example/pix';
let number = 0;
let deliveries: { createdAt: string }[];
let calls: number;
let down: boolean;

const delivery = (minutesAgo: number, change: object = {}) => ({
  id: `cb${number++}`,
  url: shop,
  status: 200,
  responseTime: 100,
  transactionId: 'SVTX1',
  body: { id: 'SVTX1' },
  createdAt: new Date(office.clock.now.getTime() - minutesAgo * minute).toISOString(),
  ...change,
});

/** The service, as far as counting asks it: newest first, as it lists them. */
const upstream: Upstream = async ({ query = {} }) => {
  calls += 1;
  if (down) throw problem({ statusCode: 503, errorCode: 'SVF503' });
  const [from, to] = [String(query.createdAtFrom), String(query.createdAtTo)];
  const rows = deliveries
    .filter(({ createdAt }) => createdAt >= from && createdAt <= to)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
  const start = (Number(query.page) - 1) * Number(query.limit);
  return { data: rows.slice(start, start + Number(query.limit)), hasNextPage: rows.length > start + Number(query.limit) };
};

beforeEach(async () => {
  const { db } = office.services();
  for (const table of [deliveryCounts, deliveryDestinations, sharedMoments]) await db.delete(table);
  deliveries = [];
  calls = 0;
  down = false;
});

const count = () => countDeliveries({ ...office.services(), upstream });
const later = (minutes: number) => {
  office.clock.now = new Date(office.clock.now.getTime() + minutes * minute);
};

async function shown(span: 'hours' | 'days' = 'hours') {
  const { status, body } = await office.send('GET', `/developers/destinations?span=${span}&zone=America/Sao_Paulo`, {
    as: await office.person('developer'),
  });
  expect(status).toBe(200);
  return body;
}

const total = (item: { buckets: readonly Record<string, number>[] }, end: string) =>
  item.buckets.reduce((sum, bucket) => sum + (bucket[end] ?? 0), 0);

test('every attempt is counted once by how it ended, however often it is counted and however late it was listed', async () => {
  deliveries = [
    delivery(50),
    delivery(40, { responseTime: 4_500 }),
    delivery(30, { status: 422 }),
    delivery(20, { status: 500 }),
    delivery(10, { status: null, responseTime: null, error: 'no answer within 5000 ms', id: 'last' }),
  ];
  await count();
  await count();
  later(2);
  deliveries.push(delivery(1.5));
  await count();
  const { items, until } = await shown();
  expect(items).toHaveLength(1);
  const [item] = items;
  expect(item).toMatchObject({
    destination: shop,
    exact: true,
    averageMs: Math.round((100 + 4_500 + 100 + 100 + 100) / 5),
    failure: { status: null, delivery: 'last' },
    acceptedAt: deliveries.at(-1)?.createdAt,
  });
  expect(['accepted', 'slow', 'refused', 'failed', 'timedOut'].map((end) => total(item, end))).toEqual([2, 1, 1, 1, 1]);
  expect(until).toBe(new Date(office.clock.now.getTime() - minute).toISOString());
});

test('an attempt that may still be under way is left to the next time', async () => {
  deliveries = [delivery(0.5, { status: null, responseTime: null })];
  await count();
  expect((await shown()).items).toEqual([]);
});

test('addresses with an id are one destination without it, and our own inbox is named as such', async () => {
  deliveries = [
    delivery(5, { url: 'https://loja.example/cb/pedido-1?x=1' }),
    delivery(5, { url: 'https://loja.example/cb/pedido-2' }),
    delivery(5, { url: `http://localhost:3000/api/callbacks/${'0a'.repeat(20)}` }),
  ];
  await count();
  const { items } = await shown();
  expect(items.map(({ destination, exact }: { destination: string; exact: boolean }) => [destination, exact])).toEqual([
    ['https://loja.example/cb/*', false],
    ['own', false],
  ]);
  expect(JSON.stringify(items)).not.toContain('pedido');
});

test('more destinations than are told apart are counted together', async () => {
  deliveries = Array.from({ length: maxDestinations + 5 }, (_, at) => delivery(5, { url: `https://loja${at}.example/` }));
  await count();
  const { items } = await shown();
  expect(items).toHaveLength(maxDestinations + 1);
  const others = items.find(({ destination }: { destination: string }) => destination === 'others');
  expect(total(others, 'accepted')).toBe(5);
});

test('a history of many pages is counted in several runs, each with a few calls', async () => {
  deliveries = Array.from({ length: 2_500 }, (_, at) => delivery(10 + at * 2));
  const before = office.clock.now;
  for (let run = 0; run < 12; run += 1) {
    calls = 0;
    await count();
    expect(calls).toBeLessThanOrEqual(11);
  }
  expect(office.clock.now).toBe(before);
  const { items } = await shown('days');
  expect(total(items[0], 'accepted')).toBe(2_500);
});

test('a service that does not answer leaves the count where it was, and the next run goes on from there', async () => {
  deliveries = [delivery(20)];
  down = true;
  await count();
  expect((await shown()).items).toEqual([]);
  down = false;
  await count();
  expect(total((await shown()).items[0], 'accepted')).toBe(1);
});

test('two instances count the same stretch once', async () => {
  deliveries = [delivery(20), delivery(30)];
  await Promise.all([count(), count()]);
  expect(total((await shown()).items[0], 'accepted')).toBe(2);
});

test('hours and days begin where those of the reader do, and what is older than a month is removed', async () => {
  deliveries = [delivery(0, { createdAt: '2026-11-27T02:59:00.000Z' }), delivery(0, { createdAt: '2026-11-27T03:01:00.000Z' })];
  await count();
  const days = (await shown('days')).items[0].buckets;
  expect(days).toHaveLength(30);
  expect(days.slice(-2)).toMatchObject([
    { at: '2026-11-26T03:00:00.000Z', accepted: 1 },
    { at: '2026-11-27T03:00:00.000Z', accepted: 1 },
  ]);
  office.clock.now = new Date(office.clock.now.getTime() + 45 * 24 * hour);
  await count();
  expect(await office.services().db.$count(deliveryCounts)).toBe(0);
});
