import { beforeAll, describe, expect, test } from 'vitest';
import { subtractReais, sumReais, toReais } from '@/lib/format/money/money';
import { dispatchRecord } from '@/lib/server/gateway/dispatch-record';
import { canary, type Person } from '@/lib/server/testing/office-for-tests';
import type { Upstream } from '@/lib/server/upstream/upstream';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { runExports } from './run-exports';
import { always, exportsForTests } from './testing/exports-for-tests';

const sandbox = sandboxForTests();
const { office, order, finance, before, ask, made, stateOf, download } = exportsForTests(sandbox, 260);
let auditor: Person;

beforeAll(async () => {
  auditor = await office.person('auditor');
});

const recordsIn = (text: string) =>
  text
    .trim()
    .split('\r\n')
    .filter((line) => !line.startsWith('#'))
    .slice(1)
    .map((line) => line.split(','));

async function stored() {
  const { data } = await sandbox().control.storedTransactions({ token: canary });
  return data;
}

test('contains every row of the list, counted and summed, with a name that says what it is', async () => {
  const record = await made();
  const file = await download(record.id);
  const rows = recordsIn(file.text);
  const all = await stored();
  expect(record).toMatchObject({ state: 'ready', rows: all.length, size: Buffer.byteLength(file.text) });
  expect(new Set(rows.map(([, , , id]) => id))).toEqual(new Set(all.map(({ id }) => id)));
  expect(rows).toHaveLength(all.length);
  const { lines, apart } = record.totals ?? { lines: [], apart: 0 };
  const of = (...names: string[]) => sumReais(lines.flatMap(({ line, amount }) => (names.includes(line) ? [amount] : [])));
  const moved = all.filter(({ status }) => ['COMPLETED', 'WAITING_FOR_REFUND', 'REFUNDED'].includes(status));
  const received = moved.filter(({ type }) => type !== 'WITHDRAW').map(({ amount }) => toReais(amount));
  expect(of('received')).toBe(sumReais(received));
  expect(subtractReais(of('received'), of('refunded', 'refunding', 'sent', 'fees'))).toBe(of('net'));
  expect(apart).toBe(all.length - moved.length);
  expect(file.text).toContain(`# Líquido: ${of('net')}\r\n# Linhas fora das somas: ${apart}\r\n`);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="transacoes_2020-11-16_\d{4}-\d\d-\d\d\.csv"$/);
  expect(file.headers.get('content-length')).toBe(String(record.size));
  expect(file.headers.get('cache-control')).toBe('no-store');
});

test('of a filtered list contains the same rows as the list', async () => {
  const record = await made({ search: `${always}&status=COMPLETED&type=WITHDRAW`, filters: [{ label: 'Status', text: 'concluída' }] });
  const expected = (await stored()).filter(({ status, type }) => status === 'COMPLETED' && type === 'WITHDRAW');
  const { text } = await download(record.id);
  expect(expected.length).toBeGreaterThan(0);
  expect(recordsIn(text).map(([, , , id]) => id)).toEqual(expected.map(({ id }) => id));
  expect(text).toContain('# Status: concluída\r\n');
});

test.each([
  ['America/Sao_Paulo', 'T03:00:00.000Z', 'horário de Brasília (UTC−3)', 'horário de Brasília'],
  ['UTC', 'T00:00:00.000Z', 'UTC', 'UTC'],
] as const)('is written in the requested time zone, and says so: %s', async (zone, midnight, named, inColumn) => {
  const clientReference = `meia-noite-${zone}`;
  const first = { clientReference, amount: 77.77, createdAt: `2026-11-20${midnight}` };
  await sandbox().control.insertTransaction({ token: canary, transaction: first });
  const search = `dateFrom=2026-11-20${midnight}&dateTo=${new Date(Date.parse(`2026-11-21${midnight}`) - 1).toISOString()}&amount=77.77`;
  const record = await made({ zone, form: 'sheet', search, columns: ['createdAt'], filters: [] });
  const lines = (await download(record.id)).text.replace('\uFEFF', '').split('\r\n');
  expect(lines.slice(1, 3)).toEqual(['Período;20 nov 2026', `Horário;${named}`]);
  expect(lines).toContain(`Criada em (${inColumn});Identificador`);
  expect(lines.filter((line) => line.startsWith('20/11/2026 00:00:00;'))).toHaveLength(1);
  const period = { from: '2026-11-20', to: '2026-11-20' };
  expect(record).toMatchObject({ zone, name: 'transacoes_2026-11-20_2026-11-20.csv', period });
});

test('of transfers contains those among all transactions, with their direction', async () => {
  const transfer = { type: 'WITHDRAW', status: 'COMPLETED', endToEndId: null, amount: 7.5, createdAt: before() } as const;
  const accounts = { payerAccountNumber: '000123', receiverAccountNumber: '000456' };
  const { id } = await sandbox().control.insertTransaction({ token: canary, transaction: { ...transfer, ...accounts } });
  const record = await made({
    list: 'transfers',
    columns: ['type', 'receiverAccountNumber', 'amount'],
    search: `${always}&status=COMPLETED`,
  });
  const rows = recordsIn((await download(record.id)).text);
  const expected = (await stored()).filter(
    (one) => one.endToEndId === null && one.status === 'COMPLETED' && one.receiverAccountNumber !== null,
  );
  expect(rows.map(([, , , of]) => of).toSorted()).toEqual(
    expected
      .filter((one) => one.payerAccountNumber !== null)
      .map((one) => one.id)
      .toSorted(),
  );
  expect(rows.find(([, , , of]) => of === id)).toEqual(['sent', '000456', '-7.50', id]);
  expect(record.rows).toBe(rows.length);
});

test('neither repeats nor loses a row when a new one arrives before every page', async () => {
  const all = await stored();
  await sandbox().control.addFault({ fault: 'page-shift', token: canary, endpoint: 'transactions.list', times: 3 });
  const record = await made();
  const ids = recordsIn((await download(record.id)).text).map(([, , , id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(all.filter(({ id }) => !ids.includes(id))).toEqual([]);
});

test('continues after the service was busy, and fails with a reason when it stays busy', async () => {
  await sandbox().control.addFault({ fault: 'status', code: 'SVG429', retryAfterSeconds: 0, token: canary, endpoint: 'transactions.list' });
  expect(await made()).toMatchObject({ state: 'ready' });
  await sandbox().control.addFault({
    fault: 'status',
    code: 'SVG429',
    retryAfterSeconds: 0,
    token: canary,
    endpoint: 'transactions.list',
    times: 5,
  });
  const failed = await made();
  expect(failed).toMatchObject({ state: 'failed', code: 'SVG429', until: null });
  expect((await download(failed.id)).status).toBe(404);
});

test('that ends with an internal error says so to the user, and logs the error without its text', async () => {
  const { id } = await ask();
  const upstream = async () => {
    throw new TypeError('of maria@loja.example');
  };
  await runExports({ ...office.services(), upstream }, dispatchRecord);
  expect(await stateOf(id)).toMatchObject({ state: 'failed', code: 'SVB500' });
  const [line = '{}'] = office.log().filter((one) => one.includes(id));
  expect(JSON.parse(line)).toMatchObject({ level: 50, export: id, error: expect.stringMatching(/^TypeError at /) });
  expect(line).not.toContain('maria');
});

describe('personal data', () => {
  const key = '12345678909';
  let id: string;

  beforeAll(async () => {
    const transaction = {
      type: 'WITHDRAW',
      receiverName: null,
      withdrawPixKey: key,
      withdrawPixType: 'cpf',
      createdAt: before(),
    } as const;
    id = (await sandbox().control.insertTransaction({ token: canary, transaction })).id;
  });

  test('is in the file as its requester sees it on screen', async () => {
    const change = { columns: ['party'] };
    const whole = (await download((await made(change)).id)).text;
    const masked = (await download((await made(change, auditor)).id, auditor)).text;
    expect(recordsIn(whole).find((row) => row[1] === id)?.[0]).toBe(key);
    const hidden = recordsIn(masked).find((row) => row[1] === id)?.[0];
    expect(hidden).toBeTruthy();
    expect(masked).not.toContain(key);
  });

  test('is downloaded by nobody else, nor by the same person with a role that sees less', async () => {
    const { id: mine } = await made();
    expect((await download(mine, auditor)).status).toBe(404);
    expect((await office.send('POST', `/exports/${mine}/cancel`, { as: auditor })).status).toBe(404);
  });
});

test('of a queue has its rows in the order of the queue, which the service does not know', async () => {
  for (const amount of [30, 10, 20]) {
    const paidAt = before();
    const transaction = { type: 'DEPOSIT', status: 'COMPLETED', amount, paidAt, createdAt: paidAt } as const;
    const { id } = await sandbox().control.insertTransaction({ token: canary, transaction });
    await sandbox().control.openInfraction({ token: canary, transactionId: id });
  }
  const amounts = async (sort: string) => {
    const record = await made({ list: 'infractions', search: '', columns: ['amount'], sort });
    return recordsIn((await download(record.id)).text).map(([amount]) => Number(amount));
  };
  const falling = await amounts('-amount');
  expect(falling).toEqual(expect.arrayContaining([30, 20, 10]));
  expect(falling).toEqual(falling.toSorted((a, b) => b - a));
  expect(await amounts('amount')).toEqual(falling.toReversed());
});

test.each(['transactions', 'charges'] as const)(
  'of %s filtered by what the service has no filter for holds the rows that are kept, and a value nobody knows is refused',
  async (list) => {
    const createdAt = before();
    const clientReference = `devolvida-em-parte-${list}`;
    const paid = { type: 'DEPOSIT', status: 'COMPLETED', amount: 100, paidAt: createdAt, createdAt, clientReference } as const;
    const { id } = await sandbox().control.insertTransaction({
      token: canary,
      transaction: { ...paid, refundStatus: 'COMPLETED', refundAmount: 30 },
    });
    await sandbox().control.insertTransaction({ token: canary, transaction: { ...paid, clientReference: `inteira-${list}` } });
    const search = (refund: string) => `${always}&${list === 'charges' ? '' : 'type=DEPOSIT&'}status=COMPLETED&refund=${refund}`;
    const record = await made({ list, search: search('returned'), columns: ['clientReference'] });
    const rows = recordsIn((await download(record.id)).text);
    expect(rows.map((row) => row[1])).toContain(id);
    expect(rows.map(([reference]) => reference)).not.toContain(`inteira-${list}`);
    const refused = await office.send('POST', '/exports', { as: finance(), body: { ...order, list, search: search('todas') } });
    expect(refused.status).toBe(400);
  },
);

test('as a sheet is refused before it begins where the list has more rows than a sheet holds', async () => {
  const row = { id: 'SVTX1', status: 'COMPLETED', type: 'DEPOSIT', amount: 1, createdAt: before() };
  const upstream: Upstream = async ({ query }) => ({ data: Number(query?.page) > 10_486 ? [row] : [], hasNextPage: false });
  const send = (form: string) => office.send('POST', '/exports', { as: finance(), body: { ...order, form }, services: { upstream } });
  expect(await send('xlsx')).toMatchObject({ status: 422, body: { errorCode: 'SVB436' } });
  const { status, body } = await send('sheet');
  expect(status).toBe(200);
  await office.send('POST', `/exports/${body.id}/cancel`, { as: finance() });
});
