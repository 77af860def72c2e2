import { beforeEach, expect, test } from 'vitest';
import { problem } from '@/lib/contracts/problem/problem';
import { endpointNamed } from '@/lib/contracts/registry';
import { serviceCalls } from '@/lib/server/database/schema/developers-schema';
import { canary, officeForTests } from '@/lib/server/testing/office-for-tests';
import { asStartedBy } from '@/lib/server/trace/started-by';
import { createCallRecorder, type LoggedCall, maxBufferedCalls } from '@/lib/server/upstream/recording/call-recorder';
import { removeCalls, storeCalls } from './service-calls';

const office = officeForTests();

beforeEach(async () => {
  await office.services().db.delete(serviceCalls);
  office.services().recorder.takeCalls(maxBufferedCalls);
  office.service().answer({ available: 1, blocked: 0 });
});

async function listed(query = '') {
  await storeCalls(office.services());
  const { status, body } = await office.send('GET', `/service-calls?limit=100${query}`, { as: await office.person('developer') });
  expect(status).toBe(200);
  return body.items;
}

const line = (change: Partial<LoggedCall> = {}): LoggedCall => ({
  at: office.clock.now,
  requestId: 'r',
  serviceRequestId: null,
  endpoint: 'balance.read',
  method: 'GET',
  path: '/user/balance',
  area: 'account',
  startedBy: 'job',
  outcome: 'ok',
  status: 200,
  code: null,
  ms: 1,
  ...change,
});

test('a call is written down with what became of it and what began it, and found by either request id', async () => {
  const finance = await office.person('finance');
  const { headers } = await office.send('GET', '/user/balance', { at: 'payments', as: finance });
  office.service().answer({ statusCode: 403, errorCode: 'SVA200', requestId: 'svc-req-1a' }, 403);
  await asStartedBy('job', () => office.services().upstream({ endpoint: endpointNamed('balance.read'), requestId: 'ours-2b' })).catch(
    () => {},
  );
  const [refused, fine] = await listed('&area=account');
  expect(refused).toMatchObject({
    requestId: 'ours-2b',
    serviceRequestId: 'svc-req-1a',
    method: 'GET',
    path: '/user/balance',
    outcome: 'refused',
    status: 403,
    code: 'SVA200',
    startedBy: 'job',
  });
  expect(fine).toMatchObject({ outcome: 'ok', status: 200, code: null, startedBy: 'person' });
  expect(await listed('&requestId=svc-req-1a')).toEqual([refused]);
  expect(await listed('&requestId=ours-2b')).toEqual([refused]);
  expect(await listed(`&requestId=${headers.get('x-request-id')}`)).toEqual([fine]);
  expect(await listed('&outcome=refused,failed')).toEqual([refused]);
  expect(await listed('&code=SVA200&status=403')).toEqual([refused]);
  expect(await listed('&startedBy=page')).toEqual([]);
  expect(await listed('&minMs=60000')).toEqual([]);
});

test('no query, body, token or document is written down, whatever the service answers with', async () => {
  const finance = await office.person('finance');
  await office.send('GET', '/user/transactions?page=1&limit=1&document=52998224725', { at: 'payments', as: finance });
  await office.send('GET', '/user/transactions/52998224725', { at: 'payments', as: finance });
  office.service().answer({ statusCode: 400, errorCode: '52998224725', requestId: '52998224725', message: canary }, 400);
  await office.send('GET', '/user/transactions/123e4567-e89b-12d3-a456-426655440000', { at: 'payments', as: finance });
  await storeCalls(office.services());
  const rows = await office.services().db.select().from(serviceCalls);
  expect(rows.map(({ path }) => path)).toEqual(['/user/transactions', '/user/transactions/{id}', '/user/transactions/{id}']);
  const text = JSON.stringify(rows);
  for (const secret of ['52998224725', canary, '123e4567', 'limit']) expect(text).not.toContain(secret);
});

test('a call without an answer has no status, and one nobody waits for is cut off', async () => {
  office.service().behave((request) => request.destroy());
  await office
    .services()
    .upstream({ endpoint: endpointNamed('balance.read'), requestId: 'lost-1a' })
    .catch(() => {});
  const signal = AbortSignal.abort();
  await office
    .services()
    .upstream({ endpoint: endpointNamed('balance.read'), requestId: 'cut-1a', signal })
    .catch(() => {});
  expect(await listed('&requestId=lost-1a')).toMatchObject([{ outcome: 'failed', status: null, code: 'SVB503', startedBy: 'server' }]);
  expect(await listed('&requestId=cut-1a')).toMatchObject([{ outcome: 'aborted', status: null, code: null }]);
});

test('many are written in batches, and what could not be written waits for the next time', async () => {
  const { recorder, db } = office.services();
  for (let number = 0; number < 1_200; number += 1) recorder.log(line({ requestId: `many-${number}` }));
  const away = () => {
    throw problem({ statusCode: 503, errorCode: null });
  };
  await expect(storeCalls({ recorder, db: Object.assign(Object.create(db), { insert: away }) })).rejects.toThrow();
  expect(await db.$count(serviceCalls)).toBe(0);
  const runs = [await storeCalls({ recorder, db }), await storeCalls({ recorder, db }), await storeCalls({ recorder, db })];
  expect(runs).toEqual([true, true, false]);
  expect(await db.$count(serviceCalls)).toBe(1_200);
});

test('memory for them is bounded: the oldest are dropped, and counted', () => {
  const recorder = createCallRecorder();
  for (let number = 0; number < maxBufferedCalls + 7; number += 1) recorder.log(line({ requestId: `n-${number}` }));
  const { calls, dropped } = recorder.takeCalls(maxBufferedCalls);
  expect([calls.length, dropped, calls[0]?.requestId]).toEqual([maxBufferedCalls, 7, 'n-7']);
  expect(recorder.takeCalls(10)).toEqual({ calls: [], dropped: 0 });
});

test('calls before an instant are removed, later ones stay', async () => {
  const { db, recorder } = office.services();
  recorder.log(line({ requestId: 'old-1a', at: new Date('2026-11-01T00:00:00.000Z') }));
  recorder.log(line({ requestId: 'new-1a', at: new Date('2026-11-20T00:00:00.000Z') }));
  await storeCalls({ db, recorder });
  expect(await removeCalls(db, new Date('2026-11-10T00:00:00.000Z'))).toHaveLength(1);
  expect((await db.select().from(serviceCalls)).map(({ requestId }) => requestId)).toEqual(['new-1a']);
});

test('only developers and auditors may see them', async () => {
  for (const role of ['finance', 'support', 'admin'] as const) {
    expect((await office.send('GET', '/service-calls', { as: await office.person(role) })).status).toBe(403);
  }
});
