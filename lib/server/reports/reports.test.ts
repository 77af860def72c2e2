import { beforeAll, describe, expect, test } from 'vitest';
import type { ReportRequest } from '@/lib/contracts/office/files/report-requests.shape';
import { canary, officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { recordingService } from '@/lib/server/testing/recording-service';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { runReports } from './run-reports';

const period = { dateFrom: '2026-03-01T03:00:00.000Z', dateTo: '2026-04-01T02:59:59.999Z' };

describe.each([
  ['base', {}],
  ['base', { 'no-report-list': true }],
  ['later', {}],
] as const)('reports of a service in its %s variant, with %o', (variant, choices) => {
  const sandbox = sandboxForTests(variant);
  const office = officeForTests({ serviceUrl: () => `${sandbox().origin}/v1` });
  let finance: Person;
  let auditor: Person;

  beforeAll(async () => {
    await sandbox().control.setClock({ speed: 0 });
    await sandbox().control.changeAccount(canary, { variants: choices });
    await sandbox().control.insertTransaction({ token: canary, transaction: { createdAt: '2026-03-10T12:00:00.000Z', amount: 12.5 } });
    [finance, auditor] = [await office.person('finance'), await office.person('auditor')];
  });

  /** Advances the clocks of both sides, then fetches what is due. */
  async function pass(seconds: number): Promise<void> {
    await sandbox().control.setClock({ advanceSeconds: seconds });
    office.clock.now = new Date((await sandbox().control.clock()).now);
    await runReports(office.services());
  }

  /** Signs in anew for each call, because days pass between them. */
  async function send(method: string, path: string, { staffId, email }: Person, body?: object) {
    office.clock.now = new Date((await sandbox().control.clock()).now);
    return office.send(method, path, { as: { ...(await office.session(staffId)), email }, body });
  }

  async function ask(body: object = period): Promise<ReportRequest> {
    const answer = await send('POST', '/reports', finance, body);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  }

  async function listed(id: string, as = finance): Promise<ReportRequest> {
    const { body } = await send('GET', '/reports', as);
    return body.items.find((one: ReportRequest) => one.id === id);
  }

  async function ready(): Promise<ReportRequest> {
    const report = await ask();
    await pass(60);
    return listed(report.id);
  }

  const check = (id: string, as = finance) => send('POST', `/reports/${id}/check`, as);
  const file = (id: string, as = finance) => send('GET', `/reports/${id}/file`, as);

  test('are stored with their request and requester, and followed to their end without a browser', async () => {
    const { id } = await ask({ ...period, status: ['COMPLETED'], type: ['DEPOSIT'] });
    const about = { dateFrom: period.dateFrom, statuses: ['COMPLETED'], types: ['DEPOSIT'], staff: 'Nome de Teste' };
    expect(await listed(id)).toMatchObject({ ...about, status: 'PENDING', mine: true });
    await pass(2);
    expect((await listed(id, auditor)).status).toBe('PROCESSING');
    expect(await listed(id, auditor)).toMatchObject({ ...about, mine: false });
    await pass(60);
    expect((await listed(id)).status).toBe('COMPLETED');
    expect(await runReports(office.services())).toBe(false);
  });

  test('are downloaded through us, audited, and the signed URL is not stored', async () => {
    const { id } = await ready();
    expect((await check(id)).body).toEqual({ name: 'report-2026-03-01-2026-03-31.csv' });
    const answer = await file(id);
    expect(answer.text.split('\r\n')[1]).toContain('12.50');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="report-2026-03-01-2026-03-31.csv"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const mine = (await office.outcomes()).filter(({ object }) => object === id);
    expect(mine.map(({ action }) => action)).toEqual(['report.asked', 'report.checked', 'report.downloaded']);
    expect(office.log().join()).not.toContain('signature');
    expect(JSON.stringify(mine) + answer.text + JSON.stringify([...answer.headers])).not.toContain('signature=');
  });

  test('are downloaded again after the previous URL has expired', async () => {
    const { id } = await ready();
    expect((await file(id)).status).toBe(200);
    await pass(6 * 60);
    expect((await file(id)).status).toBe(200);
  });

  test('that are not ready say so, and are not downloaded', async () => {
    const { id } = await ask();
    expect(await check(id)).toMatchObject({ status: 422, body: { errorCode: 'SVG422' } });
    expect(await file(id)).toMatchObject({ status: 422 });
    await pass(60);
  });

  test('that fail are shown as failed', async () => {
    const { id } = await ask();
    await sandbox().control.failReport(id);
    await pass(3);
    expect((await listed(id)).status).toBe('FAILED');
    expect(await check(id)).toMatchObject({ status: 500, body: { errorCode: 'SVI103' } });
  });

  test('that expire are shown as expired, at the latest at a download', async () => {
    const { id } = await ready();
    await pass(8 * 24 * 3600);
    expect(await check(id)).toMatchObject({ status: 410, body: { errorCode: 'SVG410' } });
    expect((await listed(id)).status).toBe('EXPIRED');
  });

  test('of a period without a row are refused, and nothing is stored', async () => {
    const before = (await send('GET', '/reports', finance)).body.items.length;
    const body = { dateFrom: '2025-01-01T00:00:00Z', dateTo: '2025-01-02T00:00:00Z' };
    expect(await send('POST', '/reports', finance, body)).toMatchObject({ status: 422, body: { errorCode: 'SVG422' } });
    expect((await send('GET', '/reports', finance)).body.items).toHaveLength(before);
  });

  test('are neither requested nor downloaded with permission to see them only', async () => {
    const { id } = await ready();
    expect((await send('POST', '/reports', auditor, period)).status).toBe(403);
    expect((await check(id, auditor)).status).toBe(403);
    expect((await file(id, auditor)).status).toBe(403);
  });

  test('that the service lost answer not found', async () => {
    expect(await check('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404, body: { errorCode: 'SVG404' } });
  });
});

describe('a URL at a host that is not configured', () => {
  const elsewhere = recordingService();
  const office = officeForTests();

  test('is not called', async () => {
    const finance = await office.person('finance');
    office.service().answer({ url: `${elsewhere().origin}/r.csv?signature=1`, expiresAt: '2026-11-27T15:05:00.000Z' });
    expect(await office.send('GET', '/reports/r1/file', { as: finance })).toMatchObject({ status: 502, body: { errorCode: 'SVB526' } });
    expect(elsewhere().received).toEqual([]);
  });
});

describe('a report that never ends', () => {
  const office = officeForTests();

  test('counts as failed after a week, and is no longer followed', async () => {
    const report = { id: 'r1', status: 'PROCESSING', createdAt: period.dateTo, updatedAt: period.dateTo, expiresAt: null };
    const stateAfter = async (days: number) => {
      office.clock.now = new Date(office.clock.now.getTime() + days * 24 * 3_600_000);
      const stepped = await runReports(office.services());
      const { body } = await office.send('GET', '/reports', { as: await office.person('auditor') });
      return [stepped, body.items[0].status];
    };
    office.service().answer(report);
    await office.send('POST', '/reports', { as: await office.person('finance'), body: period });
    expect([await stateAfter(6), await stateAfter(2), await stateAfter(1)]).toEqual([
      [true, 'PROCESSING'],
      [true, 'FAILED'],
      [false, 'FAILED'],
    ]);
  });
});
