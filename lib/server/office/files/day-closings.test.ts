import { beforeEach, expect, test } from 'vitest';
import { officeForTests } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();

type Line = { id: string; transactionId: string | null; operation: string; amount: number; [field: string]: unknown };
let lines: Line[];
let payments: { id: string; createdAt: string; [field: string]: unknown }[];
let number: number;

beforeEach(() => {
  lines = [];
  payments = [];
  number = 0;
  office.clock.now = new Date('2026-11-28T15:00:00.000Z');
  office.service().behave((request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://service.example');
    const reply = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const one = /\/user\/transactions\/(.+)$/.exec(pathname)?.[1];
    const found = payments.find(({ id }) => id === one);
    if (one) return found ? reply(200, found) : reply(404, { statusCode: 404, errorCode: 'SVG404', message: 'none' });
    const isIn = (at: unknown, from: string | null, to: string | null) => String(at) >= (from ?? '') && String(at) <= (to ?? '9');
    const rows = pathname.endsWith('/bank-statements')
      ? lines
          .filter(({ createdAt }) => isIn(createdAt, query.get('createdAtFrom'), query.get('createdAtTo')))
          .filter(({ transactionId }) => !query.has('transactionId') || transactionId === query.get('transactionId'))
          .toReversed()
      : payments.filter(({ createdAt }) => isIn(createdAt, query.get('dateFrom'), query.get('dateTo')));
    reply(200, { data: rows, hasNextPage: false });
  });
});

/** An entry on the day, each a second after the one before; balances follow from it. */
function enter(transactionId: string | null, amount: number, change: object = {}): Line {
  number += 1;
  const last = lines.at(-1)?.newBalanceAvailable;
  const before = typeof last === 'number' ? last : 0;
  const line = {
    id: `st${number}`,
    amount: Math.abs(amount),
    operation: amount < 0 ? 'DECREMENT' : 'INCREMENT',
    reason: amount < 0 ? 'Tarifa' : 'Pix recebido',
    balanceType: 'AVAILABLE',
    previousBalanceAvailable: before,
    previousBalanceBlocked: 0,
    newBalanceAvailable: Math.round((before + amount) * 100) / 100,
    newBalanceBlocked: 0,
    transactionId,
    infractionId: null,
    createdAt: new Date(Date.UTC(2026, 10, 27, 12, 0, number)).toISOString(),
    ...change,
  };
  lines.push(line);
  return line;
}

/** A payment of the day and the entries it makes. */
function receive(id: string, amount: number, { paidAt = '2026-11-27T12:00:00.000Z', entries = [amount, -0.99] } = {}) {
  const createdAt = '2026-11-27T11:00:00.000Z';
  payments.push({ id, type: 'DEPOSIT', status: 'COMPLETED', amount, serviceFeeCharged: 0.99, createdAt, paidAt });
  return entries.map((entry) => enter(id, entry));
}

const path = '/day-closings/2026-11-27';
const read = async () => (await office.send('GET', path, { as: await office.person('auditor') })).body;
const summary = (body: { differences: { transactionId: string | null; cause: string; difference: string }[] }) =>
  body.differences.map(({ transactionId, cause, difference }) => [transactionId, cause, difference]);

test('a missing entry, one centavo and an entry that stands there twice are found, and nothing else', async () => {
  for (let payment = 1; payment <= 5; payment += 1) receive(`fits${payment}`, 100 + payment);
  receive('missing', 40, { entries: [] });
  receive('centavo', 50, { entries: [50.01, -0.99] });
  receive('twice', 60, { entries: [60, 60, -0.99] });
  const body = await read();
  expect(summary(body).toSorted()).toEqual([
    ['centavo', 'amount', '0.01'],
    ['missing', 'missing', '-39.01'],
    ['twice', 'repeated', '60.00'],
  ]);
  expect(body).toMatchObject({ transactions: 8, lines: 15, crossing: 0, incomparable: 0, lineErrors: 0, truncated: false, over: true });
  expect(body.available).toMatchObject({ difference: '0.00' });
});

test('an entry without a transaction, and one whose transaction nobody knows, are named; those of a dispute are not', async () => {
  enter(null, 12, { reason: 'Ajuste' });
  enter('nobody-knows', 5);
  enter(null, -3, { infractionId: 'inf-1' });
  expect(summary(await read())).toEqual([
    ['nobody-knows', 'no-transaction', '5.00'],
    [null, 'no-transaction', '12.00'],
  ]);
});

test('what was under way at midnight matches with its entries of both days', async () => {
  receive('late', 80, { entries: [80] });
  enter('late', -0.99, { createdAt: '2026-11-28T03:00:01.000Z' });
  const body = await read();
  expect(body).toMatchObject({ differences: [], crossing: 1, lines: 1 });
});

test('a payment older than two days is read by its id, and one whose record does not tell its effect is counted apart', async () => {
  payments.push({ id: 'old', type: 'DEPOSIT', status: 'COMPLETED', amount: 10, createdAt: '2026-09-01T12:00:00.000Z' });
  enter('old', 10);
  payments.push({ id: 'incomparable', type: 'DEPOSIT', status: 'REFUNDED', amount: 10, createdAt: '2026-11-27T11:00:00.000Z' });
  enter('incomparable', 10);
  expect(await read()).toMatchObject({ differences: [], transactions: 2, incomparable: 1 });
});

const close = async (as: Awaited<ReturnType<typeof office.person>>, body: object) => office.send('POST', path, { as, body });

test('a day is closed under a name as it was seen; whatever changes later is told beside it, and closing it again keeps both', async () => {
  const ana = await office.person('finance', { name: 'Ana Prado' });
  receive('one', 100);
  const { digest } = await read();
  const closed = await close(ana, { digest, differences: 0 });
  expect(closed).toMatchObject({ status: 200, body: { closings: [{ staff: 'Ana Prado', differences: 0, note: null, holds: true }] } });
  expect((await office.outcomes()).at(-1)).toMatchObject({
    action: 'day.closed',
    object: '2026-11-27',
    result: 'done',
    facts: { differences: '0' },
  });

  office.clock.now = new Date('2026-11-28T15:05:00.000Z');
  enter('one', 1);
  const changed = await read();
  expect(changed).toMatchObject({ differences: [{ transactionId: 'one' }], closings: [{ holds: false }] });
  expect(await close(ana, { digest, differences: 0 })).toMatchObject({ status: 409, body: { errorCode: 'SVB410' } });
  const silent = await close(ana, { digest: changed.digest, differences: 1 });
  expect(silent).toMatchObject({ status: 400, body: { details: [{ field: 'note', reason: 'required' }] } });
  const again = await close(ana, { digest: changed.digest, differences: 1, note: 'O serviço corrige amanhã.' });
  expect(again.body.closings).toMatchObject([{ differences: 1, note: 'O serviço corrige amanhã.', holds: true }, { holds: false }]);
  const list = await office.send('GET', '/day-closings?from=2026-11-01&to=2026-11-30', { as: ana });
  expect(list.body.items).toMatchObject([{ day: '2026-11-27', staff: 'Ana Prado', differences: 1 }]);
});

test('a day that goes on is compared, and not closed', async () => {
  office.clock.now = new Date('2026-11-27T18:00:00.000Z');
  receive('one', 100);
  const { digest, over, closings } = await read();
  expect({ over, closings }).toEqual({ over: false, closings: expect.any(Array) });
  expect(await close(await office.person('finance'), { digest, differences: 0 })).toMatchObject({
    status: 400,
    body: { details: [{ field: 'day', reason: 'not-over' }] },
  });
});

test('needs the permission to close, and a day of the calendar', async () => {
  const { digest } = await read();
  expect(await close(await office.person('auditor'), { digest, differences: 0 })).toMatchObject({ status: 403 });
  expect(await office.send('GET', path, { as: await office.person('support') })).toMatchObject({ status: 403 });
  expect(await office.send('GET', '/day-closings/2026-02-30', { as: await office.person('finance') })).toMatchObject({ status: 404 });
});
