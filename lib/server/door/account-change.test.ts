import { beforeAll, expect, test } from 'vitest';
import { canary, officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const office = officeForTests({ serviceUrl: () => `${sandbox().origin}/v1` });
let finance: Person;

beforeAll(async () => {
  finance = await office.person('finance');
});

const rule = { enabled: true, pixKey: 'ana@loja.example', pixType: 'email', frequency: 'DAILY', minimumBalance: 100 };
const change = (as = finance, headers = {}) => office.send('PATCH', '/user', { at: 'payments', as, body: { autoWithdraw: rule }, headers });
const blockedAt = async () => (await office.send('GET', '/service-status', { as: finance })).body.blockedAt;

test('the rule of automatic withdrawals is set, and on record without the key', async () => {
  expect(await change()).toMatchObject({ status: 200, body: { autoWithdraw: rule } });
  const [last] = (await office.audited()).slice(-1);
  expect(last).toMatchObject({ action: 'account.changed', actorId: finance.staffId, result: 'done' });
  expect(JSON.stringify(last)).not.toContain(rule.pixKey);
});

test('nobody else sets it, nor another site', async () => {
  for (const role of ['admin', 'support', 'developer', 'auditor'] as const) {
    expect(await change(await office.person(role)), role).toMatchObject({ status: 403, body: { errorCode: 'SVB403' } });
  }
  expect(await change(finance, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
});

test('a blocked account is known as such until a change goes through', async () => {
  expect(await blockedAt()).toBeNull();
  await sandbox().control.changeAccount(canary, { blockedForChanges: true });
  expect(await change()).toMatchObject({ status: 403, body: { errorCode: 'SVA204' } });
  expect(await blockedAt()).toBe(office.clock.now.toISOString());
  await sandbox().control.changeAccount(canary, { blockedForChanges: false });
  expect((await change()).status).toBe(200);
  expect(await blockedAt()).toBeNull();
});

test('an account that cannot be changed says so', async () => {
  await sandbox().control.changeAccount(canary, { variants: { 'no-account-change': true } });
  expect(await change()).toMatchObject({ status: 404, body: { errorCode: 'SVG404' } });
});
