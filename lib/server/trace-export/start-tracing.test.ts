import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { receiveCallback } from '@/lib/server/inbox/receive';
import { startJobs } from '@/lib/server/jobs/start-jobs';
import { log } from '@/lib/server/log';
import { runOperation } from '@/lib/server/operations/run-operation';
import { canary, officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { inSpan } from '@/lib/server/trace/span';
import { startTracing } from './start-tracing';

const document = '52998224725';
const office = officeForTests();
let finance: Person;
let collector: Server;
let url: string;
/** What the collector was sent: addresses, headers and bodies as they came. */
let received: Buffer[] = [];
let status = 200;

beforeAll(async () => {
  finance = await office.person('finance');
  collector = createServer(async (request, response) => {
    received.push(Buffer.from(JSON.stringify([request.url, request.headers])), await buffer(request));
    response.writeHead(status).end();
  });
  await new Promise<void>((listening) => void collector.listen(0, '127.0.0.1', listening));
  const address = collector.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});
beforeEach(() => {
  received = [];
  status = 200;
});

/** Traces while `work` runs, and gives all that was sent. */
async function traced(work: () => Promise<unknown>): Promise<string> {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url);
  const stop = await startTracing({ otelExporterOtlpEndpoint: url, otelExporterOtlpTracesEndpoint: null });
  try {
    await work();
  } finally {
    await stop();
  }
  return Buffer.concat(received).toString('latin1');
}

test('tells of calls, operations, deliveries and jobs by their names: no address with its query, no document and no token', async () => {
  const service = office.service();
  service.answer({ available: 1, blocked: 0 });
  let runs = 0;
  const sent = await traced(async () => {
    await office.send('GET', '/user/balance', { at: 'payments', as: finance });
    await office.send('GET', `/user/transactions?page=1&limit=20&document=${document}`, { at: 'payments', as: finance });
    await office.send('GET', `/${canary}/${document}`, { at: 'payments', as: finance });
    await office.send('POST', '/pix', {
      at: 'payments',
      as: finance,
      body: { amount: 10, virtualAccount: 'loja-77' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    const delivery = new Request(`http://localhost:3000/api/callbacks/${canary}`, { method: 'POST', body: `{"document":"${document}"}` });
    await receiveCallback(delivery, canary, office.services());
    const run = async () => {
      runs += 1;
      await inSpan('within a job', {}, async () => {});
    };
    const idle = async () => undefined;
    const jobs = [
      { name: 'counted', intervalMs: 60_000, run },
      { name: 'idle', intervalMs: 60_000, run: idle },
    ];
    const stop = startJobs(jobs, office.services());
    await expect.poll(() => runs).toBe(1);
    await stop();
  });
  for (const name of [
    '/v1/traces',
    'balance.read',
    'GET /user/balance',
    'operation charges.create',
    'wrong-address',
    'job counted',
    'within a job',
  ])
    expect(sent).toContain(name);
  expect(sent).not.toContain('job idle');
  const { paymentsToken, sealKey, authSecret } = office.services().environment;
  for (const secret of [canary, 'loja-77', document, finance.staffId, finance.email, finance.token, paymentsToken, sealKey, authSecret])
    expect(sent).not.toContain(secret);
  expect(service.received.length).toBeGreaterThan(1);
  for (const { headers } of service.received)
    expect(Object.keys(headers).filter((name) => /trace|baggage|b3|sentry|otel/i.test(name))).toEqual([]);
});

test('lines of the log carry the trace of the work that wrote them', async () => {
  let lines: string[] = [];
  await traced(async () => {
    const before = office.log().length;
    await inSpan('one', {}, async () => log.info({ job: 'one' }, 'within'));
    log.info({ job: 'two' }, 'outside');
    lines = office.log().slice(before);
  });
  expect(lines.map((line) => /"trace":"[0-9a-f]{32}"/.test(line))).toEqual([true, false]);
  expect(Buffer.concat(received).toString('hex')).toContain(/"trace":"(\w+)"/.exec(lines[0] ?? '')?.[1] ?? 'none');
});

test('a collector that refuses is said once, holds up nobody, and changes no answer', async () => {
  status = 400;
  office.service().answer({ available: 1, blocked: 0 });
  const before = office.log().length;
  await traced(async () =>
    expect(await office.send('GET', '/user/balance', { at: 'payments', as: finance })).toMatchObject({ status: 200 }),
  );
  expect(
    office
      .log()
      .slice(before)
      .filter((line) => line.includes('could not be sent to the collector')),
  ).toHaveLength(1);
});

test('without a collector nothing is loaded, and work runs as it is', async () => {
  const stop = await startTracing({ otelExporterOtlpEndpoint: null, otelExporterOtlpTracesEndpoint: null });
  await expect(inSpan('one', {}, async () => 7)).resolves.toBe(7);
  await stop();
  expect(received).toEqual([]);
});

test('an operation that fails is a failed span, and its error goes on', async () => {
  const request = { params: {}, body: {}, idempotencyKey: 'none', requestId: 'r', caller: { staffId: canary } };
  const sent = await traced(() => expect(runOperation('charges.create', request as never, office.services())).rejects.toThrow());
  expect(sent).toContain('operation charges.create');
  expect(sent).not.toContain(canary);
});
