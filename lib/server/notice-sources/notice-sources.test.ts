import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { inboxSecret } from '@/lib/server/callback-address/callback-url';
import { sharedMoments } from '@/lib/server/database/schema/instances-schema';
import { noticeChecks, notices } from '@/lib/server/database/schema/notices-schema';
import { inbox, operations } from '@/lib/server/database/schema/schema';
import { receiveCallback } from '@/lib/server/inbox/receive';
import { invalidateQueue } from '@/lib/server/infractions/read-whole-queue';
import { certificateForTests } from '@/lib/server/testing/certificate-for-tests';
import { officeForTests } from '@/lib/server/testing/office-for-tests';
import { checkTransactions } from './check-transactions';
import { noticeCallbacks } from './notice-callbacks';
import { noticeCases } from './notice-cases';
import { noticeOperations } from './notice-operations';
import { noticeCertificate, noticeService } from './notice-service';

const office = officeForTests();
const start = new Date('2026-11-27T15:00:00.000Z');
const minute = 60_000;
const hour = 60 * minute;
const ago = (ms: number) => new Date(office.clock.now.getTime() - ms);
const pass = (ms: number) => {
  office.clock.now = new Date(office.clock.now.getTime() + ms);
};

beforeEach(async () => {
  const { db } = office.services();
  for (const table of [notices, noticeChecks, operations, inbox, sharedMoments]) await db.delete(table);
  office.clock.now = start;
  await invalidateQueue(office.services());
});

const recorded = () =>
  office
    .services()
    .db.select({ kind: notices.kind, subject: notices.subject, detail: notices.detail, staffId: notices.staffId, actorId: notices.actorId })
    .from(notices)
    .orderBy(asc(notices.kind), asc(notices.key));

async function operation(change: Partial<typeof operations.$inferInsert>) {
  const { staffId } = await office.person('finance');
  const values = {
    kind: 'charges.create',
    state: 'done',
    amount: '10.00',
    fingerprint: Buffer.from('x'),
    idempotencyKey: randomUUID(),
  } as const;
  await office
    .services()
    .db.insert(operations)
    .values({ ...values, staffId, createdAt: office.clock.now, updatedAt: office.clock.now, ...change });
  return staffId;
}

const transaction = (change: object) => ({
  id: 'SVTX1',
  type: 'DEPOSIT',
  status: 'COMPLETED',
  amount: 50,
  clientReference: 'ref-1',
  createdAt: start.toISOString(),
  updatedAt: start.toISOString(),
  ...change,
});

async function callback(body: object) {
  const request = new Request('http://localhost/api/callbacks/-', { method: 'POST', body: JSON.stringify(body) });
  expect((await receiveCallback(request, inboxSecret(office.services().environment), office.services())).status).toBe(200);
}

describe('a callback', () => {
  test('of a paid charge tells who made it, and nobody of a charge of the merchant’s own', async () => {
    const staffId = await operation({ reference: 'ref-1' });
    await callback(transaction({}));
    await callback(transaction({ id: 'SVTX9', clientReference: 'of-the-shop' }));
    office.service().answer(transaction({}));
    await checkTransactions(office.services());
    expect(await recorded()).toEqual([{ kind: 'charge-paid', subject: 'SVTX1', detail: null, staffId, actorId: null }]);
    expect(office.service().received.map(({ url }) => url)).toEqual(['/v1/user/transactions/SVTX1']);
  });

  test('is believed in nothing: what the service says counts', async () => {
    await operation({ reference: 'ref-1' });
    await callback(transaction({}));
    office.service().answer(transaction({ status: 'PENDING' }));
    await checkTransactions(office.services());
    expect(await recorded()).toEqual([]);
    expect(await office.services().db.$count(noticeChecks)).toBe(0);
  });

  test('of a large withdrawal from elsewhere tells of it once, and of a small one not', async () => {
    await callback(transaction({ type: 'WITHDRAW', status: 'PENDING', amount: 10_000 }));
    office.service().answer(transaction({ type: 'WITHDRAW', status: 'PENDING', amount: 10_000 }));
    await Promise.all([checkTransactions(office.services()), checkTransactions(office.services())]);
    await callback(transaction({ type: 'WITHDRAW', amount: 10_000 }));
    await checkTransactions(office.services());
    await callback(transaction({ id: 'SVTX2', type: 'WITHDRAW', amount: 9_999.99 }));
    office.service().answer(transaction({ id: 'SVTX2', type: 'WITHDRAW', amount: 9_999.99 }));
    await checkTransactions(office.services());
    expect(await recorded()).toEqual([{ kind: 'money-out', subject: 'SVTX1', detail: null, staffId: null, actorId: null }]);
  });

  test('of refunds that failed tells of each attempt', async () => {
    const failed = transaction({ refundStatus: 'CANCELED', refundAmount: '10.00' });
    office.service().answer(failed);
    await callback(failed);
    await checkTransactions(office.services());
    await operation({ kind: 'refunds.create', subject: 'SVTX1', reference: null });
    await callback({ ...failed, updatedAt: '2026-11-27T16:00:00.000Z' });
    await checkTransactions(office.services());
    expect((await recorded()).map(({ kind }) => kind)).toEqual(['refund-failed', 'refund-failed']);
  });

  test('is read again later when the service cannot be asked, and given up after a day', async () => {
    await callback(transaction({ type: 'WITHDRAW', amount: 20_000 }));
    office.service().answer({}, 500);
    await checkTransactions(office.services());
    await checkTransactions(office.services());
    expect(office.service().received).toHaveLength(1);
    for (let tries = 0; tries < 9; tries += 1) {
      pass(5 * hour);
      await checkTransactions(office.services());
    }
    expect(await office.services().db.$count(noticeChecks)).toBe(0);
    expect(office.service().received).toHaveLength(8);
  });

  test('that comes while its transaction is read leaves it to be read once more', async () => {
    await callback(transaction({ type: 'WITHDRAW', status: 'PENDING', amount: 20_000 }));
    office.service().behave(async (_request, response) => {
      await callback(transaction({ type: 'WITHDRAW', amount: 20_000 }));
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(transaction({ type: 'WITHDRAW', amount: 20_000 })));
    });
    await checkTransactions(office.services());
    expect(await office.services().db.$count(noticeChecks)).toBe(1);
  });
});

test('an operation without an answer for a quarter of an hour is told of, and a large payment to all but who made it, each once', async () => {
  await operation({ state: 'unknown', createdAt: ago(14 * minute) });
  await operation({ state: 'unknown', createdAt: ago(16 * minute) });
  const staffId = await operation({ kind: 'withdrawals.create', amount: '10000.00', transactionId: 'SVTX7' });
  await operation({ kind: 'transfers.create', amount: '9999.99', transactionId: 'SVTX8' });
  await operation({ kind: 'withdrawals.create', amount: '50000.00', transactionId: 'SVTX6', updatedAt: ago(2 * hour) });
  await noticeOperations(office.services());
  await noticeOperations(office.services());
  expect(await recorded()).toMatchObject([{ kind: 'money-out', subject: 'SVTX7', actorId: staffId }, { kind: 'operation-unknown' }]);
  pass(2 * minute);
  await noticeOperations(office.services());
  expect(await recorded()).toHaveLength(3);
  const off = { ...office.services(), environment: { ...office.services().environment, noticeMoneyOutFrom: 'off' } };
  await office.services().db.delete(notices);
  await noticeOperations(off);
  expect((await recorded()).map(({ kind }) => kind)).toEqual(['operation-unknown', 'operation-unknown']);
});

test('a case is told of when it is opened and at each limit of its deadline, and an old one is not new', async () => {
  const one = (id: string, createdAt: Date, hours: number) => ({
    id,
    status: 'OPEN',
    type: 'FRAUD',
    transaction: { id: 'SVTX1', amount: 1 },
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(start.getTime() + hours * hour).toISOString(),
  });
  office.service().answer({ data: [one('new', ago(hour), 100), one('old', ago(48 * hour), 30)], hasNextPage: false });
  await noticeCases(office.services());
  pass(minute);
  await noticeCases(office.services());
  expect(await recorded()).toMatchObject([
    { kind: 'deadline-near', subject: 'old', detail: 'under48' },
    { kind: 'dispute-opened', subject: 'new' },
  ]);
  pass(7 * hour);
  await noticeCases(office.services());
  expect((await recorded()).map(({ detail }) => detail)).toEqual(['under24', 'under48', null]);
});

test('lost callbacks are told of together, and again for one that is lost later; a destination that stays down every six hours', async () => {
  const tries = (id: string, attempts: number, status: number, createdAt: Date) =>
    Array.from({ length: attempts }, (_, at) => ({
      id: `${id}-${at}`,
      transactionId: id,
      url: 'https://loja.example/pix',
      status,
      createdAt: createdAt.toISOString(),
      payload: { id, status: 'COMPLETED', updatedAt: createdAt.toISOString() },
    }));
  const serve = (...deliveries: object[]) =>
    office.service().behave((request, response) => {
      const data = request.url?.includes('callback') ? deliveries : [];
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, hasNextPage: false }));
    });
  serve(...tries('SVTX1', 3, 500, ago(hour)));
  await noticeCallbacks(office.services());
  await noticeCallbacks(office.services());
  expect(await recorded()).toMatchObject([{ kind: 'destination-failing', subject: null }]);
  pass(7 * hour);
  serve(...tries('SVTX1', 3, 500, ago(8 * hour)), ...tries('SVTX2', 1, 400, ago(2 * hour)), ...tries('SVTX3', 1, 404, ago(hour)));
  await noticeCallbacks(office.services());
  pass(2 * hour);
  await noticeCallbacks(office.services());
  expect((await recorded()).map(({ kind }) => kind)).toEqual(['callback-lost', 'destination-failing', 'destination-failing']);
  serve(...tries('SVTX4', 1, 400, ago(minute * 30)));
  await noticeCallbacks(office.services());
  expect((await recorded()).filter(({ kind }) => kind === 'callback-lost')).toHaveLength(2);
});

test('a service that fails is told of once in two hours, however it comes and goes', async () => {
  const seen = (failed: number) => ({
    ...office.services(),
    watch: { clockAheadSeconds: () => 0, counts: () => [{ area: 'account' as const, calls: 4, failed, slow: 0, isSlowNow: false }] },
  });
  await noticeService(seen(1));
  expect(await recorded()).toEqual([]);
  await noticeService(seen(4));
  pass(hour);
  await noticeService(seen(4));
  expect(await recorded()).toMatchObject([{ kind: 'service-failing', detail: 'failing' }]);
  pass(2 * hour);
  await noticeService(seen(4));
  expect(await recorded()).toHaveLength(2);
});

test('a certificate is told of once at each of some days before its end, and not where there is none', async () => {
  const { card, end, remove } = await certificateForTests();
  const { environment, ...others } = office.services();
  const seen: number[] = [];
  for (const days of [40, 29, 20, 13, 13, 0.5, -1]) {
    office.clock.now = new Date(end.getTime() - days * 24 * hour);
    await noticeCertificate({ ...others, environment: { ...environment, card } });
    seen.push((await recorded()).length);
  }
  expect(seen).toEqual([0, 1, 1, 2, 2, 3, 4]);
  await remove();
  await office.services().db.delete(notices);
  await noticeCertificate({ ...others, environment: { ...environment, card } });
  await noticeCertificate(office.services());
  expect(await recorded()).toEqual([]);
});
