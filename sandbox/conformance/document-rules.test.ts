import { describe, expect, test } from 'vitest';
import { transactionShapes } from '@/lib/contracts/pix/payments/transactions.shape';
import { serviceProblems } from '@/lib/contracts/problem/problem-codes';
import { endpointNamed, endpointNames } from '@/lib/contracts/registry';
import { cardAccounts, chargeBody } from '@/sandbox/testing/card-accounts';
import { merchantForTests } from '@/sandbox/testing/merchant-for-tests';
import { receiverForTests } from '@/sandbox/testing/receiver-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

// Rules of the document that belong to no resource alone.
const sandbox = sandboxForTests();
const receiver = receiverForTests();
const card = cardAccounts(sandbox);

async function rich(name: string) {
  const merchant = merchantForTests(sandbox, `sandbox-conforms-${name}`);
  const { number } = await sandbox().control.changeAccount(merchant.token, { available: 1_000 });
  return { ...merchant, number, control: sandbox().control };
}

const byKey = { pixKey: 'pending@sandbox.example', pixType: 'email' } as const;

test('interface: What the service does, money rules, 1: amounts of the Pix interface are reais, not cents', async () => {
  const { ok, balance } = await rich('reais');
  expect(await ok('charges.create', { body: { amount: 12.34 } })).toMatchObject({ amount: 12.34 });
  expect(await ok('withdrawals.create', { body: { ...byKey, amount: 0.01 } })).toMatchObject({ amount: 0.01, serviceFeeCharged: 0.85 });
  expect(await balance()).toEqual({ available: 999.14, blocked: 0.86 });
});

test('interface: What the service does, money rules, 2: amounts of the card interface are cents', async () => {
  const { token } = await rich('cents');
  const { call } = await card(token);
  expect(await call('/charges', { method: 'POST', body: chargeBody(undefined, { amount: 10_000 }) })).toMatchObject({
    status: 201,
    body: { amount: 10_000 },
  });
});

describe('interface: Transaction, status and type', () => {
  const { status, type } = transactionShapes['transactions.list'].wire.shape.data.element.shape;

  test.each(status.options)('interface: Transaction, status %s is listed and filtered', async (one) => {
    const { token, ok, control } = await rich(`status-${one}`);
    const { id } = await control.insertTransaction({ token, transaction: { status: one } });
    expect((await ok('transactions.list', { query: { status: [one] } })).data).toMatchObject([{ id, status: one }]);
  });

  test.each(['DEPOSIT', 'WITHDRAW', 'COMMISSION'] as const)('interface: Transaction, type %s is listed and filtered', async (one) => {
    expect(type.options).toContain(one);
    const { token, ok, control } = await rich(`type-${one}`);
    const { id } = await control.insertTransaction({ token, transaction: { type: one } });
    expect((await ok('transactions.list', { query: { type: [one] } })).data).toMatchObject([{ id, type: one }]);
  });
});

test('interface: Authentication, 3: a token that was revoked is replaced by another one', async () => {
  const { token, ok, refused, control } = await rich('leaked');
  await ok('balance.read', {});
  await control.changeAccount(token, { tokenRevoked: true });
  expect(await refused('balance.read', {})).toMatchObject({ status: 401, errorCode: 'SVA100' });
  await merchantForTests(sandbox, `${token}-new`).ok('balance.read', {});
});

describe('interface: Events, Configuration', () => {
  test('interface: Events, Configuration, 1: every operation that creates accepts a callback URL', async () => {
    const { token, number, ok, control } = await rich('one-url');
    const other = await rich('one-url-other');
    const callbackUrl = receiver.url('one-url');
    const { id: charge } = await ok('charges.create', { body: { amount: 10, callbackUrl } });
    const { id: payment } = await ok('withdrawals.create', { body: { ...byKey, amount: 10, callbackUrl } });
    const accounts = { payerAccountNumber: number, receiverAccountNumber: other.number };
    const { id: transfer } = await ok('transfers.create', { body: { ...accounts, amount: 10, callbackUrl } });
    await control.callbacksIdle(token);
    const received = receiver.arrivals('one-url').map(({ body }) => body.id);
    expect(received.sort()).toEqual([charge, payment, transfer].sort());
  });

  test('interface: Events, Configuration, 2: a registered URL gets callbacks of all transactions, besides their own URL', async () => {
    const { token, ok, control } = await rich('registered');
    await control.createWebhook({ token, url: receiver.url('registered') });
    const { id: first } = await ok('charges.create', { body: { amount: 10 } });
    const { id: second } = await ok('charges.create', { body: { amount: 10, callbackUrl: receiver.url('own') } });
    await control.callbacksIdle(token);
    const received = (name: string) => receiver.arrivals(name).map(({ body }) => body.id);
    expect([received('registered').sort(), received('own')]).toEqual([[first, second].sort(), [second]]);
  });
});

describe('interface: HTTP status handling', () => {
  test('interface: Errors: the application does not emit 502 or 504', () => {
    expect(Object.values(serviceProblems).filter(({ http }) => [502, 504].includes(http))).toEqual([]);
  });

  test('interface: HTTP status handling, network timeout: the operation may have been applied, and is read by clientReference', async () => {
    const { token, ok, control } = await rich('timeout');
    await control.addFault({ fault: 'apply-then-drop', endpoint: 'withdrawals.create', token });
    const payment = { ...byKey, amount: 10, clientReference: 'nota-1' };
    await expect(ok('withdrawals.create', { body: payment })).rejects.toThrow('fetch failed');
    expect(await ok('withdrawals.find', { query: { clientReference: 'nota-1' } })).toMatchObject({ status: 'PENDING', amount: 10 });
  });
});

test('interface: Versioning: every path of either interface is below /v1, and the description is of version 1.5.0', async () => {
  const { info, servers, paths } = await (await fetch(`${sandbox().origin}/openapi.json`)).json();
  expect(info.version).toBe('1.5.0');
  const cards = Object.values<{ servers?: { url: string }[] }>(paths).flatMap((path) => path.servers ?? []);
  for (const { url } of [...servers, ...cards]) expect(url).toMatch(/\/v1$/);
  const ofService = endpointNames.map(endpointNamed).filter(({ service }) => service !== 'office');
  expect(ofService.filter(({ path }) => !(path in paths))).toEqual([]);
});
