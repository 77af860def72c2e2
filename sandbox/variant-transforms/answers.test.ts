import { beforeAll, describe, expect, test } from 'vitest';
import { parseProblem } from '@/lib/contracts/problem/problem';
import type { NamesOf } from '@/lib/contracts/registry';
import { shapeOf } from '@/lib/contracts/shapes';
import { brCode } from '@/sandbox/br-code/br-code';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { type VariantName, variantNames, variantSets, variantsOf } from '@/sandbox/variants/variant-table';
import { variantTransforms } from './variant-transforms';

const sandbox = sandboxForTests();
const token = 'sandbox-dressed';
const send = (method: string, path: string, body?: unknown) => sandbox().send(method, path, token, body);
const choose = (...names: VariantName[]) =>
  sandbox().control.setVariants({ token, variants: Object.fromEntries(variantNames.map((name) => [name, names.includes(name)])) });

const period = 'createdAtFrom=2000-01-01&createdAtTo=2100-01-01';
const emv = brCode({ location: 'sandbox.example/qr/aberto', amount: null, merchant: 'Loja' });
const resent = { createdAtFrom: '2026-11-26T00:00:00Z', createdAtTo: '2026-11-28T00:00:00Z' };

type Question = readonly [NamesOf<'pix'>, string, string, object?];
/** Calls that answer the same each time, and have something to tell. */
let questions: readonly Question[];
/** What they answer as the document has it. */
let plain: Awaited<ReturnType<typeof asked>>;

beforeAll(async () => {
  const { control } = sandbox();
  await control.setClock({ now: '2026-11-27T15:00:00Z', speed: 0 });
  await control.createAccount({ token, transactions: 600 });
  const { data: stored } = await control.storedTransactions({ token });
  const paid = stored.find((one) => one.type === 'DEPOSIT' && one.status === 'COMPLETED' && one.endToEndId !== null);
  const refunded = stored.find((one) => one.refundStatus === 'COMPLETED');
  const transfer = stored.find(
    (one) => one.type === 'WITHDRAW' && one.payerAccountNumber !== null && one.receiverAccountNumber !== null && one.endToEndId === null,
  );
  const infraction = await control.openInfraction({ token, transactionId: paid?.id ?? '' });
  await control.insertTransaction({ token, transaction: { amount: 10, callbackUrl: 'https://loja.example/pix' } });
  await send('POST', '/user/report', { dateFrom: '2026-01-01T00:00:00Z', dateTo: '2026-12-01T00:00:00Z' });
  await control.setClock({ advanceSeconds: 1 });
  await control.callbacksIdle(token);
  questions = [
    ['balance.read', 'GET', '/user/balance'],
    ['account.read', 'GET', '/user'],
    ['transactions.list', 'GET', '/user/transactions?limit=100'],
    ['transactions.list', 'GET', '/user/transactions?limit=100&page=6'],
    ['transactions.read', 'GET', `/user/transactions/${paid?.id}`],
    ['transactions.read', 'GET', `/user/transactions/${refunded?.id}`],
    ['transfers.find', 'GET', `/internal-transfer?id=${transfer?.id}`],
    ['infractions.list', 'GET', '/user/infractions?limit=1'],
    ['infractions.read', 'GET', `/user/infractions/${infraction.id}`],
    ['callbacks.list', 'GET', '/user/callbacks?limit=5'],
    ['statements.list', 'GET', `/user/bank-statements?${period}&limit=5`],
    ['pendingDeposits.list', 'GET', '/user/deposit-pending?limit=5'],
    ['reports.list', 'GET', '/user/report'],
    ['pixKeys.list', 'GET', '/user/pix-keys'],
    ['pixKeys.find', 'GET', '/pix/key?pixKey=%2B5511912345678'],
    ['qrCodes.read', 'POST', '/pix/qrcode/read', { emv }],
    ['charges.receipt', 'GET', `/proof/${paid?.id}?type=base64`],
  ];
  await choose();
  plain = await asked();
});

async function asked() {
  const answers = [];
  for (const [name, method, path, body] of questions) {
    const { status, body: wire } = await send(method, path, body);
    expect(status, `${name}: ${JSON.stringify(wire)}`).toBe(200);
    answers.push({ name, wire, record: shapeOf(name).record.parse(wire) });
  }
  return answers;
}

/** Fields the product parses differently under a variant. */
const otherwise: Partial<Record<VariantName, readonly string[]>> = {
  'list-envelopes': ['total'],
  'profile-names': ['role', 'allowInfraction'],
  'profile-branch': ['branch'],
  'short-profile': ['document', 'plan'],
  'transfer-method': ['method'],
  'transfer-type': ['type'],
  'transfer-accounts': ['payerAccountNumber', 'receiverAccountNumber'],
  'formatted-documents': ['payerDocument', 'receiverDocument'],
  'plain-phones': ['key', 'pixKey', 'withdrawPixKey'],
  'transaction-refund-status': ['refundStatus'],
  'short-holder': ['branch', 'accountNumber', 'institutionCode'],
  'glossary-infractions': ['amount', 'payerName', 'payerDocument', 'receiverName', 'receiverDocument'],
  'hidden-callback-url': ['callbackUrl'],
  'editable-codes': ['amountEditable'],
};

/** Records without some fields and without the answer as it came. */
function without(fields: readonly string[], value: unknown): unknown {
  if (value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map((item) => without(fields, item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== 'raw' && key !== 'body' && !fields.includes(key));
  return Object.fromEntries(entries.map(([key, item]) => [key, without(fields, item)]));
}

const others: readonly VariantName[] = ['list-envelopes', 'refund-list', 'withdraw-code-text'];
const active = variantNames.filter((name) => (name in variantTransforms && name !== 'enqueued-resend') || others.includes(name));

describe('the product reads the same record of every variant’s answers', () => {
  test.each(active)('%s', async (name) => {
    await choose(name);
    const dressed = await asked();
    const fields = otherwise[name] ?? [];
    expect(
      without(
        fields,
        dressed.map(({ record }) => record),
      ),
    ).toEqual(
      without(
        fields,
        plain.map(({ record }) => record),
      ),
    );
    expect(dressed.map(({ wire }) => without([], wire))).not.toEqual(plain.map(({ wire }) => without([], wire)));
  });

  test.each(variantSets)('all that the set %s has together', async (set) => {
    await choose(...variantsOf(set));
    const fields = Object.values(otherwise).flat();
    expect(
      without(
        fields,
        (await asked()).map(({ record }) => record),
      ),
    ).toEqual(
      without(
        fields,
        plain.map(({ record }) => record),
      ),
    );
  });
});

test('each list has its own envelope with counts', async () => {
  await choose('list-envelopes');
  const { data: stored } = await sandbox().control.storedTransactions({ token });
  const body = async (path: string) => (await send('GET', path)).body;
  expect(await body('/user/transactions?limit=100&page=2')).toEqual({
    total: stored.length,
    pages: Math.ceil(stored.length / 100),
    page: 2,
    transactions: expect.any(Array),
  });
  expect(await body('/user/callbacks?limit=5')).toMatchObject({
    pagination: { page: 1, limit: 5, hasNextPage: true },
    callbacks: { length: 5 },
  });
  expect(await body('/user/infractions?limit=100')).toEqual({
    pagination: { page: 1, limit: 100, totalItems: expect.any(Number), totalPages: 1 },
    infractions: expect.any(Array),
  });
  expect(await body(`/user/bank-statements?${period}&limit=5`)).toMatchObject({
    pagination: { hasNextPage: true },
    bankStatements: { length: 5 },
  });
  expect(await body('/user/deposit-pending?limit=2')).toMatchObject({ page: 1, limit: 2, data: { length: 2 } });
  expect(await body('/user/report')).toEqual({ total: 1, pages: 1, page: 1, reports: expect.any(Array) });
});

test('names and forms of fields', async () => {
  await choose(...variantsOf('newest'));
  const answer = async (name: NamesOf<'pix'>) => (await asked()).find((one) => one.name === name)?.wire;
  expect(await answer('balance.read')).toEqual({ balanceAvailable: expect.any(Number), balanceBlocked: expect.any(Number) });
  expect(await answer('account.read')).toMatchObject({ branch: '0001', serviceFee: {}, dailyWithdrawLimit: {}, autoWithdraw: null });
  expect(await answer('account.read')).not.toHaveProperty('document');
  expect(await answer('transfers.find')).toMatchObject({ type: 'WITHDRAW', method: 'INTERNAL_TRANSFER' });
  expect(await answer('transactions.read')).toMatchObject({
    method: 'PIX',
    CallbackLog: expect.any(Array),
    Infraction: [{ status: 'OPEN' }],
  });
  expect(await answer('charges.receipt')).toEqual({ base64: expect.stringMatching(/^data:application\/pdf;base64,JVBERi0/) });
  expect(await answer('reports.list')).toMatchObject({ reports: [{ status: 'RUNNING' }] });
  expect(await answer('qrCodes.read')).toMatchObject({ amount: null, amountEditable: true });
});

test('interface: Transaction, payerAccountNumber: accounts stand on transfers alone, and documents have punctuation', async () => {
  await choose('transfer-accounts', 'formatted-documents');
  const answers = await asked();
  const wireOf = (name: NamesOf<'pix'>) => answers.find((one) => one.name === name)?.wire;
  expect(wireOf('transactions.read')).toMatchObject({
    payerAccountNumber: null,
    receiverAccountNumber: null,
    payerDocument: expect.stringMatching(/^(\d{3}\.\d{3}\.\d{3}-\d{2}|[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2})$/),
    receiverDocument: expect.stringContaining('/'),
  });
  expect(wireOf('transfers.find')).toMatchObject({ payerAccountNumber: expect.any(String), receiverAccountNumber: expect.any(String) });
  expect(wireOf('infractions.list')).toMatchObject({ data: [{ transaction: { payerDocument: expect.stringContaining('-') } }] });
});

test('interface: POST /pix, 201: another version creates with 201 and reports with 202', async () => {
  await choose('created-status', 'accepted-reports');
  expect(await send('POST', '/pix', { amount: 10 })).toMatchObject({ status: 201, body: { status: 'PENDING' } });
  expect(await send('POST', '/withdraw', { amount: 0.5, pixKey: 'pending@sandbox.example', pixType: 'email' })).toMatchObject({
    status: 201,
  });
  expect(await send('POST', '/user/report', { dateFrom: '2026-01-01T00:00:00Z', dateTo: '2026-12-01T00:00:00Z' })).toMatchObject({
    status: 202,
  });
});

test('a batch resend answers with an enqueued count', async () => {
  await choose('enqueued-resend');
  const { body } = await send('POST', '/user/callbacks/resend', resent);
  expect(body).toEqual({ enqueued: { count: expect.any(Number), truncated: false } });
  expect(shapeOf('callbacks.resendMany').record.parse(body)).toMatchObject({ total: expect.any(Number), truncated: false });
});

test('reasons of details come as messages', async () => {
  await choose();
  const { status, body: plain } = await send('POST', '/pix', { amount: 0 });
  await choose('detail-message');
  const { body } = await send('POST', '/pix', { amount: 0 });
  expect(body).toMatchObject({ details: [{ field: 'amount', message: expect.any(String) }] });
  expect(parseProblem(status, body).details).toEqual(parseProblem(status, plain).details);
});

test.each([
  ['portuguese-error-names', { error: 'Requisição inválida' }],
  ['plain-code', { code: 'SVV001' }],
  ['error-status', { status: 'ERROR' }],
] as const)('errors are read the same with %s', async (name, written) => {
  await choose();
  const { status, body: plain } = await send('POST', '/pix', { amount: 0 });
  await choose(name);
  const { body } = await send('POST', '/pix', { amount: 0 });
  expect(body).toMatchObject(written);
  expect(plain).not.toMatchObject(written);
  expect({ ...parseProblem(status, body), requestId: null }).toEqual({ ...parseProblem(status, plain), requestId: null });
});

test('a receipt is always text', async () => {
  await choose('text-receipts');
  const [, , path = ''] = questions.find(([name]) => name === 'charges.receipt') ?? [];
  const { body } = await send('GET', path.replace('?type=base64', ''));
  expect(body).toEqual({ base64: expect.any(String) });
  expect(shapeOf('charges.receipt').record.parse(body)).toBeInstanceOf(Uint8Array);
});
