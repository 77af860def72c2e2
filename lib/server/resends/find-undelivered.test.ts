import { beforeEach, expect, test } from 'vitest';
import { problem } from '@/lib/contracts/problem/problem';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import type { Upstream } from '@/lib/server/upstream/upstream';

const office = officeForTests();
const now = new Date('2026-11-27T15:00:00.000Z');
const day = 24 * 3_600_000;

/** A payment that was made some days ago, and of which nothing was told. */
const paid = (number: number, daysAgo: number) => {
  const at = new Date(now.getTime() - daysAgo * day - 3_600_000 + number).toISOString();
  return { id: `SVTX${number}`, type: 'DEPOSIT', status: 'COMPLETED', amount: 10, createdAt: at, updatedAt: at };
};
let payments: ReturnType<typeof paid>[];
let deliveries: object[];
let asked: { path: string; query: Readonly<Record<string, unknown>> }[];

/** The service, as far as the comparison asks it. */
const upstream: Upstream = async ({ endpoint, query = {}, params }) => {
  asked.push({ path: endpoint.path, query });
  if (endpoint.path === '/user/transactions/{id}') {
    const found = payments.find(({ id }) => id === params?.id);
    if (!found) throw problem({ statusCode: 404, errorCode: 'SVC404' });
    return found;
  }
  const [from, to] = [String(query.dateFrom ?? query.createdAtFrom), String(query.dateTo ?? now.toISOString())];
  const rows =
    endpoint.path === '/user/transactions' ? payments.filter(({ createdAt }) => createdAt >= from && createdAt <= to) : deliveries;
  const start = (Number(query.page) - 1) * Number(query.limit);
  return { data: rows.slice(start, start + Number(query.limit)), hasNextPage: rows.length > start + Number(query.limit) };
};

beforeEach(() => {
  payments = [];
  deliveries = [];
  asked = [];
});

const list = async (query: string) =>
  (await office.send('GET', `/undelivered?kind=never&${query}`, { as: await office.person('developer'), services: { upstream } })).body;
const ids = (answer: { items: { transactionId: string }[] }) => answer.items.map(({ transactionId }) => transactionId);

test('every page of what is not known can be read, each row once, and the counts are of all of them', async () => {
  payments = Array.from({ length: 250 }, (_, number) => paid(number, 1));
  const pages = [await list('page=1&limit=100'), await list('page=2&limit=100'), await list('page=3&limit=100')];
  expect(pages.map(({ hasNext, counts }) => [hasNext, counts.never])).toEqual([
    [true, 250],
    [true, 250],
    [false, 250],
  ]);
  expect(new Set(pages.flatMap(ids)).size).toBe(250);
});

test('the last seven business days are compared where no days are asked for, and as many as are asked for', async () => {
  payments = [paid(1, 1), paid(2, 10), paid(3, 40)];
  const week = await list('');
  expect(ids(week)).toEqual(['SVTX1']);
  expect(week).toMatchObject({ since: '2026-11-21T03:00:00.000Z', until: now.toISOString() });
  expect(ids(await list('changedFrom=2026-10-01T03:00:00.000Z'))).toEqual(['SVTX3', 'SVTX2', 'SVTX1']);
  const between = await list('changedFrom=2026-10-01T03:00:00.000Z&changedTo=2026-11-20T02:59:59.999Z');
  expect(ids(between)).toEqual(['SVTX3', 'SVTX2']);
  expect(between.until).toBe('2026-11-20T02:59:59.999Z');
});

test('one transaction is found by its id without reading the others, and an id nobody knows finds nothing', async () => {
  payments = [paid(1, 1), paid(2, 1)];
  expect(ids(await list('transactionId=SVTX2'))).toEqual(['SVTX2']);
  expect(asked.map(({ path }) => path)).toEqual(['/user/callbacks', '/user/transactions/{id}']);
  expect(asked[0]?.query).toMatchObject({ transactionId: 'SVTX2' });
  expect(ids(await list('transactionId=SVTX9'))).toEqual([]);
});

test('a delivery made after the days that are asked for still decides about a change within them', async () => {
  payments = [paid(1, 10)];
  const [one] = payments;
  const delivery = (change: object) => ({ id: 'd', url: 'https://loja.example/c', transactionId: 'SVTX1', body: one, ...change });
  deliveries = [
    delivery({ id: 'd1', status: 500, createdAt: one?.createdAt }),
    delivery({ id: 'd2', status: 200, createdAt: new Date(now.getTime() - day).toISOString() }),
  ];
  const { counts } = await list('changedFrom=2026-11-10T03:00:00.000Z&changedTo=2026-11-20T02:59:59.999Z');
  expect(counts).toEqual({ lost: 0, repeating: 0, never: 0, here: 0 });
});
