import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { openDatabase } from '@/lib/server/database/database';
import { receiveCallback } from '@/lib/server/inbox/receive';
import { startJobs } from '@/lib/server/jobs/start-jobs';
import { canary, officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { startMetricsServer } from './start-metrics-server';

const document = '52998224725';
const office = officeForTests();
let finance: Person;
let server: Server;
let url: string;

beforeAll(async () => {
  finance = await office.person('finance');
  server = await startMetricsServer(office.services(), 0, '127.0.0.1');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const scrape = async () => (await fetch(`${url}/metrics`)).text();

test('tells what was answered, called, delivered, run and stored, by names alone: no path, query, document or token', async () => {
  office.service().answer({ available: 1, blocked: 0 });
  await office.send('GET', '/user/balance', { at: 'payments', as: finance });
  await office.send('GET', `/user/transactions?page=1&limit=20&document=${document}&search=${canary}`, { at: 'payments', as: finance });
  await office.send('GET', `/${canary}/${document}`, { at: 'payments', as: finance });
  await office.send('GET', `/operations/${crypto.randomUUID()}?${canary}=${document}`, { as: finance });
  const delivery = new Request(`http://localhost:3000/api/callbacks/${canary}`, { method: 'POST', body: `{"document":"${document}"}` });
  await receiveCallback(delivery, canary, office.services());
  const stop = startJobs([{ name: 'metered', intervalMs: 60_000, run: async () => undefined }], office.services());
  const event = { actorId: null, address: null, action: 'staff.created', object: canary, result: 'done' } as const;
  await recordAuditEvent(office.services().db, event, new Date());
  await expect.poll(scrape).toContain('balcao_job_runs_total{job="metered",outcome="done"} 1');
  await stop();

  const text = await scrape();
  expect(text).toMatch(/^balcao_answers_total\{endpoint="none",status="404"\} [1-9]\d*$/m);
  expect(text).toMatch(/^balcao_deliveries_total\{verdict="wrong-address"\} [1-9]\d*$/m);
  expect(text).toMatch(/^balcao_service_calls_total\{area="\w+",outcome="ok"\} [1-9]\d*$/m);
  expect(text).toMatch(/^balcao_database_up 1$/m);
  expect(text).toMatch(/^balcao_operations\{state="unknown"\} 0$/m);
  expect(text).toMatch(/^balcao_audit_pending 0$/m);
  expect(Number(/^balcao_audit_rows (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
  for (const secret of [canary, document, finance.staffId, finance.email, '/user/', office.services().environment.paymentsToken])
    expect(text).not.toContain(secret);
});

test('answers nothing but its one path', async () => {
  for (const path of ['/', '/metrics?x=1', '/api/health', '/metrics/']) expect((await fetch(url + path)).status, path).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('says that the database is away, and tells the rest', async () => {
  const { db, sql } = openDatabase('postgres://nobody:nothing@127.0.0.1:9/none', { max: 1 });
  const lost = await startMetricsServer({ healthDb: db }, 0, '127.0.0.1');
  const address = lost.address();
  const answer = await fetch(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/metrics`);
  expect(await answer.text()).toMatch(/balcao_streams 0[\s\S]*balcao_database_up 0/);
  lost.close();
  await sql.end({ timeout: 0 });
});

test('a port that is taken is named with its setting', async () => {
  const { port } = server.address() as { port: number };
  await expect(startMetricsServer(office.services(), port, '127.0.0.1')).rejects.toThrow('METRICS_PORT is wrong');
});

const ruleTests = 'deploy/prometheus/balcao.rules.test.yml';

test.each(['deploy/prometheus/balcao.rules.yml', ruleTests, 'deploy/grafana/balcao.json'])(
  'every metric that %s names exists',
  async (file) => {
    const known = new Set(Array.from((await scrape()).matchAll(/^# TYPE (\w+)/gm), ([, name = '']) => name));
    const named = Array.from(readFileSync(file, 'utf8').matchAll(/\b(?:balcao|process|nodejs)_\w+/g), ([name]) =>
      name.replace(/_bucket$/, ''),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  },
);

test('each alert is made to fire by a case of its own', () => {
  const alerts = Array.from(
    readFileSync('deploy/prometheus/balcao.rules.yml', 'utf8').matchAll(/- alert: (\w+)/g),
    ([, name = '']) => name,
  );
  const fired = new Set(Array.from(readFileSync(ruleTests, 'utf8').matchAll(/alertname="(\w+)"/g), ([, name = '']) => name));
  expect([...fired].toSorted()).toEqual(alerts.toSorted());
});
