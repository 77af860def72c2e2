import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Services } from '@/sandbox/services';
import { merchantForTests } from '@/sandbox/testing/merchant-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { controlRoutes } from './control-routes';

const sandbox = sandboxForTests();

test('GET /health answers when the sandbox is ready', async () => {
  expect(await sandbox().control.health()).toMatchObject({ status: 'ok', speed: 1 });
});

test('a transaction is stored exactly as given and can be found', async () => {
  const token = 'sandbox-exact';
  const given = {
    id: 'abc123',
    status: 'WAITING_FOR_REFUND' as const,
    amount: 100.1,
    serviceFeeCharged: 0.115,
    refundAmount: '30.5',
    refundStatus: 'PENDING' as const,
    clientReference: 'pedido-1',
    payerName: 'João D’Ávila',
    createdAt: '2026-11-04T02:59:59.001Z',
    updatedAt: '2026-11-05T02:59:59.120Z',
  };
  const stored = await sandbox().control.insertTransaction({ token, transaction: given });
  expect(stored).toMatchObject({ ...given, refundAmount: '30.50', type: 'DEPOSIT', paidAt: null });
  expect(await sandbox().control.storedTransactions({ token, clientReference: 'pedido-1' })).toEqual({ data: [stored] });
  expect((await sandbox().get('/user/transactions/abc123', token)).body).toMatchObject(stored);
});

test('a client reference can be used once per account', async () => {
  const order = { token: 'sandbox-twice', transaction: { clientReference: 'pedido-1' } };
  await sandbox().control.insertTransaction(order);
  await expect(sandbox().control.insertTransaction(order)).rejects.toThrow('duplicate key');
});

test('the clock can be stopped, set, sped up and reset', async () => {
  const { control } = sandbox();
  expect(await control.setClock({ now: '2027-01-01T03:00:00Z', speed: 0 })).toEqual({ now: '2027-01-01T03:00:00.000Z', speed: 0 });
  expect(await control.setClock({ advanceSeconds: 90.5 })).toMatchObject({ now: '2027-01-01T03:01:30.500Z' });
  expect((await control.insertTransaction({ token: 'sandbox-later' })).createdAt).toBe('2027-01-01T03:01:30.500Z');
  const { now, speed } = await control.setClock({ real: true });
  expect(speed).toBe(1);
  expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(60_000);
});

test('resetting an account empties it under the same number and leaves other accounts unchanged', async () => {
  const { control } = sandbox();
  const { token, ok, balance } = merchantForTests(sandbox, 'sandbox-reset');
  const other = merchantForTests(sandbox, 'sandbox-not-reset');
  for (const one of [token, other.token]) await control.changeAccount(one, { available: 100, allowDeposit: true, plan: 'Outro' });
  await ok('charges.create', { body: { amount: 10, clientReference: 'pedido-1' } });
  await other.ok('charges.create', { body: { amount: 10 } });
  await control.createWebhook({ token, url: 'https://loja.example/pix' });
  await control.addFault({ fault: 'reset', endpoint: '*', token });
  const before = await control.createAccount({ token });

  const renewed = await control.resetAccount({ token });
  expect(renewed).toMatchObject({ id: before.id, number: before.number, settings: { plan: 'Essencial' } });
  expect(await balance()).toEqual({ available: 0, blocked: 0 });
  expect((await control.storedTransactions({ token })).data).toEqual([]);
  expect(await ok('webhooks.list', {})).toEqual({ webhooks: [] });
  expect(await ok('pixKeys.list', {})).toHaveLength(4);
  await ok('charges.create', { body: { amount: 10, clientReference: 'pedido-1' } });
  expect(await other.balance()).toEqual({ available: 100, blocked: 0 });
  expect((await control.storedTransactions({ token: other.token })).data).toHaveLength(1);

  await control.resetAccount({ token, transactions: 30 });
  expect((await control.storedTransactions({ token })).data).toHaveLength(30);
});

test('many concurrent accounts keep their own money', async () => {
  const { control } = sandbox();
  const merchants = Array.from({ length: 40 }, (_, number) => merchantForTests(sandbox, `sandbox-many-${number}`));
  const left = await Promise.all(
    merchants.map(async ({ token, ok, balance }, number) => {
      await control.changeAccount(token, { available: 100 + number });
      await ok('withdrawals.create', { body: { amount: 10, pixKey: 'pending@sandbox.example', pixType: 'email' } });
      return (await balance()).available;
    }),
  );
  expect(left).toEqual(merchants.map((_, number) => 89.15 + number).map((amount) => Math.round(amount * 100) / 100));
});

test('README.md documents every control route', () => {
  const [, section = ''] = /## The control routes\n(.*)/s.exec(readFileSync('sandbox/README.md', 'utf8')) ?? [];
  const documented = new Set(section.split('\n').flatMap((row) => (row.split('|')[1] ?? '').match(/(?<=[ `])\/[\w/{}-]+/g) ?? []));
  // Routes are made before any service is used.
  const { routes } = controlRoutes({} as Services);
  const paths = routes.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}'));
  expect(paths.filter((path) => !documented.has(path))).toEqual([]);
});

test('a malformed control command is refused with an explanation', async () => {
  await expect(sandbox().control.setClock({ speed: -1 })).rejects.toThrow(/400.*speed/s);
  await expect(sandbox().control.createAccount({ token: 'somebody' })).rejects.toThrow(/sandbox-<name>/);
});
