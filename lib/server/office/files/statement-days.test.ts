import { beforeAll, beforeEach, expect, test } from 'vitest';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { createUpstream } from '@/lib/server/upstream/upstream';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { stillClock } from '@/sandbox/testing/still-clock';

const sandbox = sandboxForTests();
const office = officeForTests();
let auditor: Person;

beforeAll(async () => {
  auditor = await office.person('auditor');
});
beforeEach(() => {
  office.clock.now = new Date('2026-11-27T15:00:00.000Z');
});

const always = '?createdAtFrom=2020-11-16T03:00:00.000Z&createdAtTo=2100-01-01T03:00:00.000Z&zone=America/Sao_Paulo';
const days = (services = {}, as = auditor) => office.send('GET', `/statement-days${always}`, { as, services });

const line = (id: number, change = {}) => ({
  id: `st${id}`,
  amount: 1,
  operation: 'INCREMENT',
  balanceType: 'AVAILABLE',
  previousBalanceAvailable: id,
  previousBalanceBlocked: 0,
  newBalanceAvailable: id + 1,
  newBalanceBlocked: 0,
  createdAt: new Date(Date.UTC(2026, 10, 20) + id * 60_000).toISOString(),
  ...change,
});

test('totals every day of an invented past, from zero to the balance', async () => {
  const token = 'sandbox-statement-days';
  // Otherwise pending entries of the invented past would change between two pages.
  await sandbox().control.setClock(stillClock);
  await sandbox().control.createAccount({ token, transactions: 300 });
  const upstream = createUpstream({ url: `${sandbox().origin}/v1`, token, timeoutMs: 25_000 });
  office.clock.now = new Date((await sandbox().control.clock()).now);
  const { body } = await days({ upstream }, await office.person('auditor'));
  expect(body).toMatchObject({ errors: [], errorCount: 0, truncated: false });
  expect(body.days.reduce((sum: number, { lines }: { lines: number }) => sum + lines, 0)).toBe(body.lineCount);
  for (const [at, day] of body.days.entries()) {
    expect(day.available.difference).toBe('0.00');
    expect(day.available.opening).toBe(body.days[at + 1]?.available.closing ?? '0.00');
  }
});

test('shows an entry that is missing between two pages', async () => {
  office.service().behave((request, response) => {
    const page = Number(new URL(request.url ?? '', 'http://service.example').searchParams.get('page'));
    const data = page === 1 ? [line(5), line(4)] : [line(2), line(1)];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, hasNextPage: page === 1 }));
  });
  const { body } = await days();
  expect(body.errors).toEqual([{ id: 'st4', kind: 'gap', side: 'AVAILABLE', expected: '3.00', found: '4.00' }]);
  expect(body.days).toMatchObject([{ lines: 4, available: { difference: '-1.00' } }]);
});

test.each([
  ['America/Sao_Paulo', ['2026-11-20', '2026-11-19']],
  ['UTC', ['2026-11-20']],
])('totals the days in the time zone %s', async (zone, found) => {
  // Entry 179 is at 02:59 and entry 180 at 03:00, in UTC.
  office.service().answer({ data: [line(180), line(179)], hasNextPage: false });
  const { body } = await office.send('GET', `/statement-days${always.replace('America/Sao_Paulo', zone)}`, { as: auditor });
  expect(body.days.map(({ day }: { day: string }) => day)).toEqual(found);
});

test('requests nothing later than its start', async () => {
  office.service().answer({ data: [], hasNextPage: false });
  expect((await days()).body).toMatchObject({ days: [], lineCount: 0, readAt: '2026-11-27T15:00:00.000Z' });
  const query = new URL(office.service().received[0]?.url ?? '', 'http://service.example').searchParams;
  expect(query.get('createdAtTo')).toBe('2026-11-27T15:00:00.000Z');
});

test('stops after a hundred pages, says so, and leaves out the incomplete day', async () => {
  office.service().behave((request, response) => {
    const page = Number(new URL(request.url ?? '', 'http://service.example').searchParams.get('page'));
    const data = [line(100_000 - page * 30)];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, hasNextPage: true }));
  });
  const { body } = await days();
  expect(body).toMatchObject({ truncated: true, lineCount: 100 });
  expect(body.days.reduce((sum: number, { lines }: { lines: number }) => sum + lines, 0)).toBeLessThan(100);
});

test('needs the permission for statements, and a period', async () => {
  const developer = await office.person('developer');
  expect(await office.send('GET', `/statement-days${always}`, { as: developer })).toMatchObject({ status: 403 });
  expect(await office.send('GET', '/statement-days', { as: auditor })).toMatchObject({ status: 400 });
});
