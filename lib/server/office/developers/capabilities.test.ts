import { beforeEach, expect, test } from 'vitest';
import { endpointNamed } from '@/lib/contracts/registry';
import { serviceAdmissions } from '@/lib/server/database/schema/developers-schema';
import { officeForTests } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
const account = { name: 'Loja', status: 'ACTIVE', allowDeposit: true, allowWithdraw: false, allowInfraction: true };

beforeEach(async () => {
  await office.services().db.delete(serviceAdmissions);
  office.services().recorder.takeAdmissions();
  office.clock.now = new Date(office.clock.now.getTime() + 11 * 60_000);
  office.service().answer(account);
});

interface Item {
  readonly name: string;
}

async function capabilities(role: 'developer' | 'auditor' = 'developer') {
  const { status, body } = await office.send('GET', '/developers/capabilities', { as: await office.person(role) });
  expect(status).toBe(200);
  return { ...body, of: (name: string) => body.items.find((item: Item) => item.name === name) };
}

async function call(name: 'transfers.create' | 'webhooks.list' | 'withdrawals.create', statusCode: number, errorCode: string | null) {
  office.service().answer({ statusCode, errorCode }, statusCode);
  await office
    .services()
    .upstream({ endpoint: endpointNamed(name), requestId: 'r' })
    .catch(() => {});
  office.service().answer(account);
}

test('what the account says, what its calls were answered and what the role may are told apart', async () => {
  await call('transfers.create', 403, 'SVC401');
  await call('webhooks.list', 200, null);
  const { of, accountRead } = await capabilities();
  expect(accountRead).toBe(true);
  expect(of('charge')).toMatchObject({ state: 'allowed', granted: false, permission: 'charges:create', roles: ['finance'], at: null });
  expect(of('withdrawByKey')).toMatchObject({ state: 'not-enabled', reason: 'account-says-no' });
  expect(of('internalTransfer')).toMatchObject({
    state: 'not-enabled',
    reason: 'not-enabled',
    code: 'SVC401',
    at: office.clock.now.toISOString(),
  });
  expect(of('webhooks')).toMatchObject({ state: 'allowed', granted: true, at: office.clock.now.toISOString() });
  expect(of('cardHistory')).toMatchObject({ state: 'not-enabled', reason: 'not-set-up' });
  expect(of('keyLookup')).toMatchObject({ state: 'unknown', reason: null });
});

test('nothing but the account is read, and nothing is sent', async () => {
  const before = office.service().received.length;
  await capabilities();
  expect(
    office
      .service()
      .received.slice(before)
      .map(({ method, url }) => `${method} ${url}`),
  ).toEqual(['GET /v1/user']);
});

test('an account that cannot be read leaves what was learned before, and says that it could not', async () => {
  await call('transfers.create', 403, 'SVA203');
  office.service().behave((request) => request.destroy());
  const { of, accountRead } = await capabilities('auditor');
  expect(accountRead).toBe(false);
  expect(of('internalTransfer')).toMatchObject({ state: 'blocked', reason: 'address', code: 'SVA203' });
  expect(of('charge')).toMatchObject({ state: 'unknown' });
});

test('an account that is blocked for changes blocks changes, and no reading', async () => {
  office.service().answer({ statusCode: 403, errorCode: 'SVA204' }, 403);
  await office
    .services()
    .upstream({ endpoint: endpointNamed('webhooks.create'), requestId: 'r' })
    .catch(() => {});
  office.service().answer(account);
  const { of } = await capabilities();
  expect(of('webhooks')).toMatchObject({ state: 'blocked', reason: 'changes-blocked' });
  expect(of('autoWithdraw')).toMatchObject({ state: 'blocked', reason: 'changes-blocked' });
  expect(of('profile')).toMatchObject({ state: 'allowed' });
});

test('only developers and auditors may see it', async () => {
  for (const role of ['finance', 'support', 'admin'] as const) {
    expect((await office.send('GET', '/developers/capabilities', { as: await office.person(role) })).status).toBe(403);
  }
});
