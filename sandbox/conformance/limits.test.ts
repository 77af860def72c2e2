import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { brCode } from '@/sandbox/br-code/br-code';
import { approvedCard, cardAccounts, chargeBody } from '@/sandbox/testing/card-accounts';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { stillClock } from '@/sandbox/testing/still-clock';

// interface: Limits, each row at its edge and past it. Those of deliveries are with the deliveries.
const sandbox = sandboxForTests();
const card = cardAccounts(sandbox);
const token = 'sandbox-limits';
const send = (path: string, body: unknown) => sandbox().send('POST', path, token, body);

beforeAll(() => sandbox().control.changeAccount(token, { available: 1_000, cashOutTicketMin: 0.01 }));

const toKey = { pixKey: 'pending@sandbox.example', pixType: 'email' };
const openCode = brCode({ location: 'sandbox.example/qr/aberto', amount: null, merchant: 'Loja' });

const rows = [
  ['POST /pix amount', '/pix', 'amount', { amount: 1 }, { amount: 0.99 }],
  ['POST /pix expiresIn', '/pix', 'expiresIn', { amount: 1, expiresIn: 172_000 }, { amount: 1, expiresIn: 172_001 }],
  [
    'clientReference',
    '/pix',
    'clientReference',
    { amount: 1, clientReference: 'x'.repeat(64) },
    { amount: 1, clientReference: 'x'.repeat(65) },
  ],
  [
    'virtualAccount',
    '/pix',
    'virtualAccount',
    { amount: 1, virtualAccount: 'x'.repeat(50) },
    { amount: 1, virtualAccount: 'x'.repeat(51) },
  ],
  ['POST /withdraw amount', '/withdraw', 'amount', { ...toKey, amount: 0.01 }, { ...toKey, amount: 0 }],
  ['POST /withdraw/qrcode amount', '/withdraw/qrcode', 'amount', { qrCode: openCode, amount: 0.1 }, { qrCode: openCode, amount: 0.09 }],
] as const;

test.each(rows)('interface: Limits, %s', async (_, path, field, edge, past) => {
  expect(await send(path, edge)).toMatchObject({ status: 200, body: { status: 'PENDING' } });
  expect(await send(path, past)).toMatchObject({ status: 400, body: { errorCode: 'SVV001', details: [{ field }] } });
});

describe('interface: Limits, pagination: default 20, maximum 100', () => {
  const period = 'createdAtFrom=2000-01-01&createdAtTo=2100-01-01&';
  const lists = ['/user/transactions?', '/user/callbacks?', `/user/bank-statements?${period}`];
  const crowded = 'sandbox-limits-crowded';

  beforeAll(async () => {
    // Else callbacks that are still being tried would come into the list between two looks at it.
    await sandbox().control.setClock(stillClock);
    await sandbox().control.createAccount({ token: crowded, transactions: 400 });
  });
  afterAll(() => sandbox().control.setClock({ real: true }));

  test.each(lists)('GET %s', async (path) => {
    const usual = await sandbox().get(path, crowded);
    expect(usual).toMatchObject({ status: 200, body: { data: { length: 20 }, hasNextPage: true } });
    expect(await sandbox().get(`${path}page=1&limit=20`, crowded)).toMatchObject({ status: 200, body: usual.body });
    expect(await sandbox().get(`${path}limit=100`, crowded)).toMatchObject({ status: 200 });
    expect(await sandbox().get(`${path}limit=101`, crowded)).toMatchObject({ status: 400, body: { details: [{ field: 'limit' }] } });
  });
});

describe('interface: Limits, cards', () => {
  const charge = async (body: unknown) => (await card(token)).call('/charges', { method: 'POST', body });

  test('amounts are integer cents, those of a partial reversal too', async () => {
    const made = await charge(chargeBody(approvedCard, { amount: 10_000 }));
    const { id, amount } = shapes['cardCharges.create'].wire.parse(made.body);
    expect([made.status, amount]).toEqual([201, 10_000]);
    expect(await charge(chargeBody(approvedCard, { amount: 100.5 }))).toMatchObject({
      status: 400,
      body: { details: [{ field: 'amount' }] },
    });
    const { call } = await card(token);
    expect(await call(`/charges/${id}/reverse?amount=0.5`, { method: 'PUT' })).toMatchObject({ status: 400 });
    const reversed = await call(`/charges/${id}/reverse?amount=1`, { method: 'PUT' });
    expect(reversed).toMatchObject({ status: 200, body: { amount: 10_000, creditCardPayment: { reversedAmount: 1 } } });
  });

  test('the installments of a recurrence equal 1', async () => {
    const of = (installments: number) => chargeBody(approvedCard, { payment: { installments }, recurrence: { interval: 'Monthly' } });
    expect(await charge(of(1))).toMatchObject({ status: 201, body: { recurrentPaymentId: expect.any(String), recurrenceCycle: 0 } });
    expect(await charge(of(2))).toMatchObject({ status: 400, body: { details: [{ field: 'creditCardPayment.installments' }] } });
  });
});
