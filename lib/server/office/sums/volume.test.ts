import { beforeAll, beforeEach, expect, test } from 'vitest';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { createUpstream } from '@/lib/server/upstream/upstream';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const office = officeForTests();
let support: Person;

beforeAll(async () => {
  support = await office.person('support');
});
beforeEach(() => {
  office.clock.now = new Date('2026-11-27T15:00:00.000Z');
});

const volume = (search = '', services = {}) => office.send('GET', `/volume?zone=America/Sao_Paulo${search}`, { as: support, services });
const deposit = (id: number, change = {}) => ({
  id: `SVTX${id}`,
  status: 'COMPLETED',
  type: 'DEPOSIT',
  amount: 0.1,
  createdAt: '2026-11-27T12:00:00.000Z',
  ...change,
});

const deposits = [
  ['America/Sao_Paulo', ['2026-11-26T02:59:59.999Z', '2026-11-26T03:00:00.000Z', '2026-11-27T02:59:59.000Z', '2026-11-27T03:00:01.000Z']],
  ['UTC', ['2026-11-25T23:59:59.999Z', '2026-11-26T00:00:00.000Z', '2026-11-26T23:59:59.000Z', '2026-11-27T00:00:01.000Z']],
] as const;

test.each(deposits)('a deposit belongs to its day in the time zone %s, to the second', async (zone, moments) => {
  const token = `sandbox-volume-${zone === 'UTC' ? 'utc' : 'brasilia'}`;
  await sandbox().control.createAccount({ token });
  for (const [index, createdAt] of moments.entries()) {
    const transaction = { type: 'DEPOSIT', status: 'COMPLETED', amount: 10 ** index / 100, createdAt } as const;
    await sandbox().control.insertTransaction({ token, transaction });
  }
  await sandbox().control.insertTransaction({ token, transaction: { type: 'WITHDRAW', amount: 500, createdAt: moments[3] } });
  const upstream = createUpstream({ url: `${sandbox().origin}/v1`, token, timeoutMs: 25_000 });
  const { body } = await office.send('GET', `/volume?zone=${zone}&days=2`, { as: support, services: { upstream } });
  expect(body).toMatchObject({
    days: [
      { day: '2026-11-26', done: '1.10' },
      { day: '2026-11-27', done: '10.00' },
    ],
    truncated: false,
    unreadable: 0,
    count: 3,
    readAt: '2026-11-27T15:00:00.000Z',
  });
});

test('requests deposits of seven days up to the end of today by default', async () => {
  office.service().answer({ data: [], hasNextPage: false });
  const { body } = await volume();
  expect(body.days.map(({ day }: { day: string }) => day)).toHaveLength(7);
  const query = new URL(office.service().received[0]?.url ?? '', 'http://service.example').searchParams;
  expect(Object.fromEntries(query)).toEqual({
    page: '1',
    limit: '100',
    dateFrom: '2026-11-21T03:00:00.000Z',
    dateTo: '2026-11-28T02:59:59.999Z',
    type: 'DEPOSIT',
  });
});

test.each([
  ['2026-11-28T02:59:59.000Z', '2026-11-27'],
  ['2026-11-28T03:00:01.000Z', '2026-11-28'],
])('today at %s is %s', async (now, day) => {
  office.clock.now = new Date(now);
  const person = await office.person('support');
  office.service().answer({ data: [], hasNextPage: false });
  const { body } = await office.send('GET', '/volume?zone=America/Sao_Paulo&days=1', { as: person });
  expect(body.days).toEqual([{ day, done: '0.00', pending: '0.00', back: '0.00', dead: '0.00' }]);
});

test('sums deposits by status, to the cent, and leaves out unknown ones', async () => {
  const statuses = ['COMPLETED', 'PENDING', 'WAITING_FOR_REFUND', 'REFUNDED', 'EXPIRED', 'CANCELED', 'ERROR', 'NEVER_SEEN'];
  const data = [...statuses, ...statuses, ...statuses].map((status, id) => deposit(id, { status }));
  office.service().answer({ data, hasNextPage: false });
  const { body } = await volume('&days=1');
  expect(body).toMatchObject({ days: [{ day: '2026-11-27', done: '0.30', pending: '0.30', back: '0.60', dead: '0.90' }], count: 24 });
});

test('counts what went back of a partly refunded deposit as such, and a refund that failed as nothing', async () => {
  const done = { refundStatus: 'COMPLETED', refundedAt: '2026-11-27T13:00:00.000Z' };
  const data = [
    deposit(1, { amount: 100, ...done, refundAmount: 30 }),
    deposit(2, { amount: 100, refundAmount: 20, refundStatus: 'CANCELED' }),
    deposit(3, { amount: 100, ...done, refundAmount: 10, refundStatus: 'CANCELED' }),
    deposit(4, { amount: 100, refundAmount: 40, refundStatus: 'PENDING' }),
  ];
  office.service().answer({ data, hasNextPage: false });
  expect((await volume('&days=1')).body).toMatchObject({ days: [{ done: '320.00', back: '80.00', pending: '0.00', dead: '0.00' }] });
});

test('counts a deposit once that newer ones push onto the next page', async () => {
  let page = 0;
  office.service().behave((_request, response) => {
    page += 1;
    const data = page === 1 ? [deposit(1), deposit(2)] : [deposit(2), deposit(3)];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, hasNextPage: page === 1 }));
  });
  expect((await volume('&days=1')).body).toMatchObject({ days: [{ done: '0.30' }], count: 3, truncated: false });
});

test('stops after fifty pages and says so', async () => {
  let id = 0;
  office.service().behave((_request, response) => {
    id += 2;
    const data = [deposit(id), deposit(id + 1)];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, hasNextPage: true }));
  });
  expect((await volume('&days=1')).body).toMatchObject({ days: [{ done: '10.00' }], count: 100, truncated: true });
  expect(office.service().received).toHaveLength(50);
});

test('a deposit that cannot be read spoils only itself: the others are summed, the next page is asked for, and the missing ones counted', async () => {
  let page = 0;
  office.service().behave((_request, response) => {
    page += 1;
    const data = [[deposit(1), deposit(2, { amount: 'ten' })], [deposit(3, { amount: null })], [deposit(4)]][page - 1];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, hasNextPage: page < 3 }));
  });
  expect((await volume('&days=1')).body).toMatchObject({ days: [{ done: '0.20' }], count: 2, unreadable: 2, truncated: false });
});

test("fails with the service's problem when a page cannot be fetched", async () => {
  office.service().answer({ data: 'none', hasNextPage: false });
  expect(await volume()).toMatchObject({ status: 502, body: { errorCode: 'SVB502' } });
});

test.each(['0', '32', 'x'])('refuses %s days', async (days) => {
  expect(await volume(`&days=${days}`)).toMatchObject({ status: 400, body: { details: [{ field: 'days' }] } });
});

test('needs a time zone', async () => {
  expect(await office.send('GET', '/volume', { as: support })).toMatchObject({ status: 400, body: { details: [{ field: 'zone' }] } });
  expect(await office.send('GET', '/volume?zone=Asia/Tokyo', { as: support })).toMatchObject({ status: 400 });
});
