import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const token = 'sandbox-reports';
const period = { dateFrom: '2026-03-01T00:00:00.000Z', dateTo: '2026-03-31T23:59:59.999Z' };
const day = 24 * 60 * 60;

const order = (of = token, body: object = period) => sandbox().send('POST', '/user/report', of, body);
const pass = (seconds: number) => sandbox().control.setClock({ advanceSeconds: seconds });
const download = (id: string, of = token) => sandbox().send('POST', `/user/report/${id}/download`, of);

async function begun(of = token, body: object = period) {
  const answer = await order(of, body);
  expect(answer.status).toBe(201);
  return shapes['reports.create'].wire.parse(answer.body);
}

async function state(id: string, of = token) {
  return shapes['reports.read'].wire.parse((await sandbox().get(`/user/report/${id}`, of)).body);
}

async function address(id: string, of = token) {
  const { status, body } = await download(id, of);
  expect(status).toBe(200);
  return shapes['reports.download'].wire.parse(body);
}

async function rowsOf(url: string) {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  const lines = (await answer.text()).split('\r\n');
  expect(lines.pop()).toBe('');
  return lines;
}

beforeAll(async () => {
  const insert = (transaction: object) => sandbox().control.insertTransaction({ token, transaction });
  await insert({ createdAt: '2026-03-01T00:00:00.000Z', amount: 1234.5, payerName: 'Flávia "Fá" Prado, ME', serviceFeeCharged: 0.115 });
  await insert({ createdAt: '2026-03-15T12:00:00.000Z', type: 'WITHDRAW', status: 'CANCELED' });
  await insert({ createdAt: '2026-03-31T23:59:59.999Z', type: 'COMMISSION' });
  await insert({ createdAt: '2026-04-01T00:00:00.000Z' });
});

/** No test finds the reports of the one before it still under way. */
beforeEach(() => pass(60));

describe('interface: Reports, POST /user/report: a report', () => {
  test('is queued, processed, ready, and expired after seven days', async () => {
    await sandbox().control.setClock({ speed: 0 });
    const report = await begun();
    expect(report).toMatchObject({ status: 'PENDING', expiresAt: null });
    expect(await state(report.id)).toEqual(report);
    await pass(1);
    expect(await state(report.id)).toMatchObject({ status: 'PROCESSING', expiresAt: null });
    await pass(2);
    const { status, updatedAt, expiresAt } = await state(report.id);
    expect(status).toBe('COMPLETED');
    expect(Date.parse(expiresAt ?? '') - Date.parse(updatedAt)).toBe(7 * day * 1000);
    await pass(7 * day - 1);
    expect((await state(report.id)).status).toBe('COMPLETED');
    await pass(1);
    expect((await state(report.id)).status).toBe('EXPIRED');
    expect(await download(report.id)).toMatchObject({ status: 410, body: { errorCode: 'SVG410' } });
    await sandbox().control.setClock({ speed: 1 });
  });

  test('completes without further calls', async () => {
    await sandbox().control.setClock({ speed: 100 });
    const { id } = await begun();
    await expect.poll(async () => (await state(id)).status, { timeout: 20_000, interval: 10 }).toBe('COMPLETED');
    await sandbox().control.setClock({ speed: 1 });
  });

  test('without rows is refused', async () => {
    const nothing = { dateFrom: '2025-01-01T00:00:00Z', dateTo: '2025-01-02T00:00:00Z' };
    expect(await order(token, nothing)).toMatchObject({ status: 422, body: { errorCode: 'SVG422' } });
    expect(await order(token, { ...period, status: ['EXPIRED'] })).toMatchObject({ status: 422, body: { errorCode: 'SVG422' } });
  });

  test('is refused while three are unfinished', async () => {
    await sandbox().control.setClock({ speed: 0 });
    const answers = await Promise.all(Array.from({ length: 4 }, () => order()));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 201, 201, 422]);
    await pass(60);
    expect((await order()).status).toBe(201);
    await sandbox().control.setClock({ speed: 1 });
  });

  test.each([
    ['no period', {}, ['dateFrom', 'dateTo']],
    ['a period that ends before it begins', { dateFrom: period.dateTo, dateTo: period.dateFrom }, ['dateTo']],
    ['a bare day', { ...period, dateFrom: '2026-03-01' }, ['dateFrom']],
    ['an unknown status', { ...period, status: ['LOST'] }, ['status.0']],
    ['a type that no report has', { ...period, type: ['INTERNAL_TRANSFER'] }, ['type.0']],
    ['statuses that are no list', { ...period, status: 'COMPLETED' }, ['status']],
  ])('is refused with %s', async (_, body, fields) => {
    const answer = await order(token, body);
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'SVV001', details: fields.map((field) => ({ field })) } });
  });
});

describe('the list of reports', () => {
  test('is sorted newest first and filtered by status', async () => {
    const of = 'sandbox-report-list';
    await sandbox().control.insertTransaction({ token: of, transaction: { createdAt: period.dateFrom } });
    const older = await begun(of);
    await pass(60);
    const newer = await begun(of);
    const page = async (query = '') => shapes['reports.list'].wire.parse((await sandbox().get(`/user/report${query}`, of)).body);
    expect((await page()).data.map((one) => one.id)).toEqual([newer.id, older.id]);
    expect(await page('?limit=1')).toMatchObject({ data: [{ id: newer.id }], hasNextPage: true });
    expect(await page('?limit=1&page=2')).toMatchObject({ data: [{ id: older.id }], hasNextPage: false });
    expect((await page('?status=COMPLETED')).data.map((one) => one.id)).toEqual([older.id]);
    await pass(8 * day);
    expect((await page('?status=EXPIRED')).data).toHaveLength(2);
    expect((await sandbox().get('/user/report?status=RUNNING', of)).status).toBe(400);
  });
});

describe('interface: Reports, POST /user/report/{id}/download: a download', () => {
  test('is a CSV of every transaction of the period, oldest first, with the fields of the document', async () => {
    const { id } = await begun();
    await pass(60);
    const lines = await rowsOf((await address(id)).url);
    const header = lines[0]?.split(',') ?? [];
    expect(header.slice(0, 4)).toEqual(['id', 'status', 'type', 'amount']);
    expect(header).toHaveLength(34);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(',COMPLETED,DEPOSIT,1234.50,');
    expect(lines[1]).toContain(',0.115,"Flávia ""Fá"" Prado, ME",');
    expect(lines[2]).toContain(',CANCELED,WITHDRAW,');
    expect(lines[3]).toContain('2026-03-31T23:59:59.999Z');
  });

  test('is filtered by statuses and types', async () => {
    const { id } = await begun(token, { ...period, status: ['COMPLETED', 'CANCELED'], type: ['WITHDRAW'] });
    await pass(60);
    expect(await rowsOf((await address(id)).url)).toHaveLength(2);
  });

  test('of many rows has every row once', async () => {
    const of = 'sandbox-long-report';
    await sandbox().control.createAccount({ token: of, transactions: 2_500 });
    const { id } = await begun(of, { dateFrom: '2020-01-01T00:00:00Z', dateTo: '2040-01-01T00:00:00Z' });
    await pass(60);
    const lines = await rowsOf((await address(id, of)).url);
    expect(lines).toHaveLength(2_501);
    expect(new Set(lines.map((line) => line.slice(0, line.indexOf(',')))).size).toBe(2_501);
  });

  test('has a URL that works without a token for five minutes and only with its signature', async () => {
    await sandbox().control.setClock({ speed: 0 });
    const { id } = await begun();
    await pass(60);
    const { url, expiresAt } = await address(id);
    expect(Date.parse(expiresAt) - Date.parse((await sandbox().control.clock()).now)).toBe(5 * 60_000);
    expect((await fetch(url)).status).toBe(200);
    for (const forged of [
      url.replace(/.$/, (sign) => (sign === '0' ? '1' : '0')),
      url.replace('expires=', 'expires=9'),
      url.split('?')[0],
    ]) {
      expect((await fetch(forged ?? '')).status).toBe(403);
    }
    await pass(5 * 60);
    expect((await fetch(url)).status).toBe(410);
    expect((await fetch((await address(id)).url)).status).toBe(200);
    await sandbox().control.setClock({ speed: 1 });
  });

  test('is refused until the report is ready', async () => {
    await sandbox().control.setClock({ speed: 0 });
    const { id } = await begun();
    expect(await download(id)).toMatchObject({ status: 422, body: { errorCode: 'SVG422' } });
    await sandbox().control.setClock({ speed: 1 });
  });

  test('of a failed report is refused', async () => {
    await sandbox().control.setClock({ speed: 0 });
    const { id } = await begun();
    await sandbox().control.failReport(id);
    expect((await state(id)).status).toBe('FAILED');
    expect(await download(id)).toMatchObject({ status: 500, body: { errorCode: 'SVI103' } });
    await sandbox().control.setClock({ speed: 1 });
  });

  test('of an unknown or foreign report is not found', async () => {
    const { id } = await begun();
    await pass(60);
    expect(await download(id, 'sandbox-curious')).toMatchObject({ status: 404, body: { errorCode: 'SVG404' } });
    expect(await download('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404, body: { errorCode: 'SVG404' } });
    expect(await sandbox().get(`/user/report/${id}`, 'sandbox-curious')).toMatchObject({ status: 404, body: { errorCode: 'SVG404' } });
  });
});
