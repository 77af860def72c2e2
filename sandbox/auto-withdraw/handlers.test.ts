import { beforeAll, describe, expect, test } from 'vitest';
import { merchantForTests, type Sent } from '@/sandbox/testing/merchant-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const merchant = (name: string) => merchantForTests(sandbox, `sandbox-auto-${name}`);
const rule = { enabled: true, pixKey: '11222333000181', pixType: 'cnpj', frequency: 'DAILY', minimumBalance: 100 } as const;
const body = (change: object = {}): Sent<'account.change'> => ({ autoWithdraw: { ...rule, ...change } });

// Noon of a Friday in São Paulo.
beforeAll(() => sandbox().control.setClock({ now: '2026-11-27T15:00:00Z', speed: 0 }));

describe('interface: Account, PATCH /user; auto-withdraw', () => {
  test('PATCH /user stores the rule and answers the profile', async () => {
    const { ok } = merchant('set');
    expect((await ok('account.read', {})).AutoWithdraw).toBeNull();
    expect(await ok('account.change', { body: body() })).toMatchObject({ AutoWithdraw: rule, name: 'Loja auto-set' });
    expect((await ok('account.read', {})).AutoWithdraw).toEqual(rule);
  });

  test('a rule is not changed while the account is blocked for changes', async () => {
    const { token, ok, refused } = merchant('blocked');
    await sandbox().control.changeAccount(token, { blockedForChanges: true });
    expect(await refused('account.change', { body: body() })).toMatchObject({ status: 403, errorCode: 'SVA204' });
    expect((await ok('account.read', {})).AutoWithdraw).toBeNull();
  });

  test('a test key refuses the rule with its code', async () => {
    const change = { pixKey: 'svk200@sandbox.example', pixType: 'email' };
    expect(await merchant('key').refused('account.change', { body: body(change) })).toMatchObject({ status: 422, errorCode: 'SVK200' });
  });

  test.each([
    ['a weekday for a daily rule', { weekday: 1 }, 'autoWithdraw.weekday'],
    ['a weekly rule without one', { frequency: 'WEEKLY' }, 'autoWithdraw.weekday'],
    ['a monthly rule without a day', { frequency: 'MONTHLY' }, 'autoWithdraw.dayOfMonth'],
    ['a key of another type', { pixType: 'cpf' }, 'autoWithdraw.pixKey'],
  ])('%s is 400 SVV001', async (_, change, field) => {
    expect(await sandbox().send('PATCH', '/user', 'sandbox-auto-wrong', body(change))).toMatchObject({
      status: 400,
      body: { errorCode: 'SVV001', details: [{ field }] },
    });
  });

  test('at eight the balance above keepBalance is withdrawn when minimumBalance is reached', async () => {
    const { token, ok, balance, closedStatement } = merchant('daily');
    await sandbox().control.changeAccount(token, { available: 500 });
    await ok('account.change', { body: body({ keepBalance: 50 }) });
    await sandbox().control.setClock({ now: '2026-11-28T11:00:01Z' });
    const [made, ...others] = (await sandbox().control.storedTransactions({ token })).data;
    expect(others).toEqual([]);
    expect(made).toMatchObject({ type: 'WITHDRAW', amount: 449.15, withdrawPixKey: '11222333000181', withdrawPixType: 'cnpj' });
    await sandbox().control.settleWithdrawal({ token, id: made?.id ?? '' });
    expect(await balance()).toEqual({ available: 50, blocked: 0 });
    await sandbox().control.setClock({ now: '2026-11-29T11:00:01Z' });
    expect((await sandbox().control.storedTransactions({ token })).data).toHaveLength(1);
    await closedStatement();
  });

  test('a disabled rule withdraws nothing', async () => {
    const { token, ok } = merchant('off');
    await sandbox().control.changeAccount(token, { available: 500 });
    await ok('account.change', { body: body({ enabled: false }) });
    await sandbox().control.setClock({ advanceSeconds: 3 * 86_400 });
    expect((await sandbox().control.storedTransactions({ token })).data).toEqual([]);
  });
});
