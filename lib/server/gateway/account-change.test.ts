import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { operations } from '@/lib/server/database/schema/schema';
import { resolveDue } from '@/lib/server/operations/resolve-due';
import { canary, officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const office = officeForTests({ serviceUrl: () => `${sandbox().origin}/v1` });
let finance: Person;
beforeAll(async () => {
  finance = await office.person('finance');
});
beforeEach(async () => {
  await office.services().db.delete(operations);
});

const rule = { enabled: true, pixKey: 'ana@loja.example', pixType: 'email', frequency: 'DAILY', minimumBalance: 100 };

async function confirmation(pixKey = rule.pixKey, as = finance, operation = 'account.change'): Promise<string> {
  const { body } = await office.send('POST', '/payees/by-key', { as, body: { pixKey, pixType: 'email' } });
  return (await office.send('POST', '/payees/confirm', { as, body: { lookup: body.lookup, operation } })).body.confirmation;
}

function change(body: object, { as = finance, key = randomUUID() as string, headers = {} } = {}) {
  return office.send('PATCH', '/user', { at: 'payments', as, body, headers: { 'idempotency-key': key, ...headers } });
}

const confirmed = async (autoWithdraw: object = rule) => ({
  autoWithdraw,
  confirmation: await confirmation({ ...rule, ...autoWithdraw }.pixKey),
  acknowledged: false,
});
const ruleInForce = async () => (await office.send('GET', '/user', { at: 'payments', as: finance })).body.autoWithdraw;
const blockedAt = async () => (await office.send('GET', '/service-status', { as: finance })).body.blockedAt;

test('a rule without a confirmed payee is refused before anything is sent', async () => {
  const refused = { status: 409, body: { errorCode: 'SVB425' } };
  expect(await change({ autoWithdraw: rule })).toMatchObject(refused);
  expect(await change({ autoWithdraw: rule, confirmation: 'made up', acknowledged: true })).toMatchObject(refused);
  const others = await confirmation('caio@loja.example');
  expect(await change({ autoWithdraw: rule, confirmation: others, acknowledged: true })).toMatchObject(refused);
  const withdrawal = await confirmation(rule.pixKey, finance, 'withdrawals.create');
  expect(await change({ autoWithdraw: rule, confirmation: withdrawal, acknowledged: true })).toMatchObject(refused);
  expect(await ruleInForce()).toBeNull();
  expect(await office.services().db.select().from(operations)).toEqual([]);
});

test('a rule to a confirmed payee is an operation, audited with the key before and after as hash and mask', async () => {
  expect(await change(await confirmed())).toMatchObject({
    status: 200,
    body: { operation: { kind: 'account.change', state: 'done', holder: { name: expect.any(String) } }, record: { autoWithdraw: rule } },
  });
  await change(await confirmed({ ...rule, pixKey: 'caio@loja.example' }));
  const opened = (await office.audited()).filter(({ action }) => action === 'operation.opened').map(({ facts }) => facts);
  const [first, second] = opened.slice(-2);
  expect(first).toMatchObject({ kind: 'account.change', enabled: 'true', payee: expect.stringMatching(/^[0-9a-f]{16}$/) });
  expect(second).toMatchObject({ payeeBefore: first?.payee, payeeBeforeKey: first?.payeeKey, payeeKey: expect.stringContaining('@') });
  expect(JSON.stringify(await office.audited())).not.toMatch(/ana@loja|caio@loja/);
  const rows = await office.services().db.select().from(operations);
  expect(JSON.stringify(rows)).not.toMatch(/ana@loja|caio@loja/);
});

test('a confirmation changes one rule once, and repeating the request returns the same answer', async () => {
  const body = await confirmed();
  const key = randomUUID();
  expect((await change(body, { key })).status).toBe(200);
  expect((await change(body, { key })).body.operation).toMatchObject({ state: 'done' });
  expect(await change(body)).toMatchObject({ status: 409, body: { errorCode: 'SVB452' } });
});

test('a rule is turned off without a confirmation, but not with another key in it', async () => {
  await change(await confirmed());
  const swapped = { ...rule, enabled: false, pixKey: 'ladrao@evil.example' };
  expect(await change({ autoWithdraw: swapped })).toMatchObject({ status: 409, body: { errorCode: 'SVB425' } });
  expect(await ruleInForce()).toMatchObject(rule);
  expect((await change({ autoWithdraw: { ...rule, enabled: false } })).body.operation).toMatchObject({ state: 'done', holder: null });
  expect(await ruleInForce()).toMatchObject({ enabled: false, pixKey: rule.pixKey });
});

test.each([
  ['took effect', 'apply-then-drop', 'done'],
  ['did not', 'drop-before', 'not-found'],
] as const)('a lost answer is settled by fetching the account: the change %s', async (_name, fault, state) => {
  await change({ autoWithdraw: { ...rule, enabled: false } });
  const body = await confirmed({ ...rule, minimumBalance: fault === 'drop-before' ? 7 : 8 });
  await sandbox().control.addFault({ fault, token: canary, endpoint: 'account.change' });
  expect((await change(body)).body.operation).toMatchObject({ state: 'unknown' });
  for (let turn = 0; turn < 20; turn += 1) {
    office.clock.now = new Date(office.clock.now.getTime() + 15_000);
    await resolveDue(office.services());
  }
  const rows = await office.services().db.select().from(operations).orderBy(operations.createdAt);
  expect(rows.at(-1)).toMatchObject({ state });
});

test('another role and another site are refused', async () => {
  const body = await confirmed();
  for (const role of ['admin', 'support', 'developer', 'auditor'] as const) {
    expect(await change(body, { as: await office.person(role) }), role).toMatchObject({ status: 403, body: { errorCode: 'SVB403' } });
  }
  expect(await change(body, { headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' } })).toMatchObject({
    status: 403,
  });
  expect(await change(body, { as: await office.person('finance') })).toMatchObject({ status: 409, body: { errorCode: 'SVB425' } });
});

test('a blocked account is reported as blocked until a change goes through', async () => {
  expect(await blockedAt()).toBeNull();
  await sandbox().control.changeAccount(canary, { blockedForChanges: true });
  expect(await change(await confirmed())).toMatchObject({ status: 403, body: { errorCode: 'SVA204' } });
  expect(await blockedAt()).toBe(office.clock.now.toISOString());
  await sandbox().control.changeAccount(canary, { blockedForChanges: false });
  expect((await change(await confirmed())).status).toBe(200);
  expect(await blockedAt()).toBeNull();
});

test('an account that cannot be changed says so', async () => {
  await sandbox().control.changeAccount(canary, { variants: { 'no-account-change': true } });
  expect(await change(await confirmed())).toMatchObject({ status: 404, body: { errorCode: 'SVG404' } });
});
