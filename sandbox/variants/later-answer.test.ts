import { beforeAll, expect, test } from 'vitest';
import { type RecordOf, shapes } from '@/lib/contracts/shapes';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests('later');
const token = 'sandbox-later';
const send = (method: string, path: string, body?: unknown) => sandbox().send(method, path, token, body);

beforeAll(async () => {
  await sandbox().control.createAccount({ token, transactions: 300 });
});

test('what is created is 201, without the address of its callbacks', async () => {
  const charge = await send('POST', '/pix', { amount: 10, callbackUrl: 'https://loja.example/pix' });
  expect(charge).toMatchObject({ status: 201, body: { status: 'PENDING', method: 'PIX' } });
  expect(charge.body).not.toHaveProperty('callbackUrl');
  expect(await send('POST', '/withdraw', { amount: 10, pixKey: 'ana@correio.example', pixType: 'email' })).toMatchObject({ status: 201 });
});

test('each list has the envelope of its route', async () => {
  const period = 'createdAtFrom=2000-01-01&createdAtTo=2100-01-01';
  expect((await send('GET', '/user/transactions?limit=5')).body).toEqual({ page: 1, pages: 2, transactions: expect.any(Array) });
  expect((await send('GET', `/user/bank-statements?${period}&limit=5`)).body).toMatchObject({
    pagination: { page: 1, limit: 5, hasNextPage: true },
    bankStatements: { length: 5 },
  });
  expect((await send('GET', '/user/deposit-pending?limit=5')).body).toMatchObject({
    page: 1,
    limit: 5,
    hasNextPage: true,
    data: { length: 5 },
  });
  expect((await send('GET', '/user/infractions')).body).toMatchObject({ pagination: { page: 1, totalPages: 1 }, infractions: [] });
  expect((await send('GET', '/user/callbacks?limit=5')).body).toMatchObject({
    pagination: { hasNextPage: true },
    callbacks: { length: 5 },
  });
  expect((await send('GET', '/user/report')).body).toMatchObject({ pages: 1, reports: [] });
});

test('the product reads every page of a list as it reads the document’s own', async () => {
  const read = async (page: number): Promise<RecordOf<'transactions.list'>> =>
    shapes['transactions.list'].record.parse((await send('GET', `/user/transactions?limit=100&page=${page}`)).body);
  const pages = [];
  for (let page = 1; page === 1 || pages.at(-1)?.hasNext; page++) pages.push(await read(page));
  const stored = (await sandbox().control.storedTransactions({ token })).data;
  expect(pages.flatMap((page) => page.items.map((one) => one.id))).toEqual(stored.map((one) => one.id));
});

test('a transfer is told by its method, a refunded amount is a number', async () => {
  const stored = (await sandbox().control.storedTransactions({ token })).data;
  const transfer = stored.find((one) => one.payerAccountNumber !== null && one.receiverAccountNumber !== null);
  const refunded = stored.find((one) => one.refundStatus === 'COMPLETED');
  expect((await send('GET', `/user/transactions/${transfer?.id}`)).body).toMatchObject({ method: 'INTERNAL_TRANSFER', callbackLogs: [] });
  expect((await send('GET', `/user/transactions/${refunded?.id}`)).body).toMatchObject({ refundAmount: Number(refunded?.refundAmount) });
});

test('balance and profile have their later names, and read the same', async () => {
  const { body } = await send('GET', '/user/balance');
  expect(body).toEqual({ balanceAvailable: expect.any(Number), balanceBlocked: expect.any(Number) });
  expect(shapes['balance.read'].record.parse(body)).toMatchObject({ available: expect.any(String) });
  const profile = (await send('GET', '/user')).body;
  expect(profile).toMatchObject({ branch: '0001', autoWithdraw: null, serviceFee: { cashInMinimum: 0.115 } });
  expect(shapes['account.read'].record.parse(profile)).toMatchObject({ serviceFee: { cashInMinimum: '0.115' }, role: null });
});

test('a receipt in text is a data URI', async () => {
  const stored = (await sandbox().control.storedTransactions({ token })).data;
  const paid = stored.find((one) => one.type === 'DEPOSIT' && one.status === 'COMPLETED' && one.endToEndId !== null);
  const { body } = await send('GET', `/proof/${paid?.id}?type=base64`);
  expect(body).toEqual({ base64: expect.stringMatching(/^data:application\/pdf;base64,JVBERi0/) });
  expect(Buffer.from(shapes['charges.receipt'].record.parse(body)).subarray(0, 5).toString()).toBe('%PDF-');
});
