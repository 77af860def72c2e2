import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SpendingLimitFields } from '@/lib/contracts/office/approvals/spending-limits.shape';
import { toReais } from '@/lib/format/money/money';
import { approvalsForTests } from '@/lib/server/approvals/testing/approvals-for-tests';
import { payeeSightings, spendingLimits } from '@/lib/server/database/schema/approvals-schema';
import type { Person } from '@/lib/server/testing/office-for-tests';

const { office, payments, finance, first, second, rule, row, ask, approve, transfer, refund, withdraw, confirmation, rows } =
  approvalsForTests();

const none: SpendingLimitFields = {
  payoutsPerDay: null,
  refundsPerDay: null,
  newPayeePerDay: null,
  firstPaymentWaitHours: null,
  night: null,
  enabled: true,
};
let version = 0;

/** Sets limits as an administrator would, without asking a second one. */
async function limit(change: Partial<SpendingLimitFields>, scope = 'finance') {
  version += 1;
  const limits = { ...none, ...change };
  const values = { scope, version, limits, createdBy: first().staffId, createdAt: office.clock.now };
  await office.services().db.insert(spendingLimits).values(values);
}

beforeEach(async () => {
  await limit({ enabled: false });
  await office.services().db.delete(payeeSightings);
});

const exceeded = (field: string, reason: unknown = expect.any(String)) => ({
  status: 422,
  body: { errorCode: 'SVB473', details: [{ field, reason }] },
});
const later = (hours: number) => {
  office.clock.now = new Date(office.clock.now.getTime() + hours * 3_600_000);
};

/** The same person, signed in anew: hours have passed. */
const back = async () => ({ ...finance(), ...(await office.session(finance().staffId)) });

async function pay(amount: number, as: Person = finance()) {
  const confirmed = await confirmation('account', { accountNumber: '000017' }, 'transfers.create', amount, as);
  const body = { payerAccountNumber: '004821', receiverAccountNumber: '000017', amount, confirmation: confirmed };
  return transfer(body, { as });
}

describe('the limit of a day', () => {
  test('is reached to the centavo, and nothing above it is sent', async () => {
    await limit({ payoutsPerDay: toReais('100.00') });
    expect((await ask({ amount: 60 })).status).toBe(200);
    const sent = payments().posts.length;
    expect(await ask({ amount: 40.01 })).toMatchObject(exceeded('payoutsPerDay', '40.00'));
    expect(payments().posts).toHaveLength(sent);
    expect((await ask({ amount: 40 })).status).toBe(200);
    expect((await office.audited()).at(-1)).toMatchObject({ action: 'operation.settled' });
  });

  test('is held when its parts are sent at the same moment, and counts those of nobody else', async () => {
    await limit({ payoutsPerDay: toReais('100.00') });
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ amount: 40 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422, 422, 422, 422]);
    expect((await ask({ amount: 40, as: await office.person('finance') })).status).toBe(200);
  });

  test('counts the same request once, though it is sent three times at the same moment', async () => {
    await limit({ payoutsPerDay: toReais('100.00') });
    const key = randomUUID();
    const confirmed = await confirmation('key', { pixKey: '52998224725', pixType: 'cpf' }, 'withdrawals.create', 60);
    const body = { amount: 60, pixKey: '52998224725', pixType: 'cpf', confirmation: confirmed, acknowledged: false };
    const send = () => withdraw(body, { key });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toEqual([]);
    expect(payments().posts).toHaveLength(1);
  });

  test('begins anew with the day of São Paulo', async () => {
    await limit({ payoutsPerDay: toReais('50.00') });
    expect((await ask({ amount: 50 })).status).toBe(200);
    expect((await ask({ amount: 0.01 })).status).toBe(422);
    later(24);
    expect((await ask({ amount: 50, as: await back() })).status).toBe(200);
  });

  test('does not count what the service refused', async () => {
    await limit({ payoutsPerDay: toReais('50.00') });
    payments().conduct({ applied: false, answer: { status: 422, body: '{"statusCode":422,"errorCode":"SVC200"}' } });
    expect((await ask({ amount: 50 })).body.errorCode).toBe('SVC200');
    expect((await ask({ amount: 50 })).status).toBe(200);
  });

  test('of a person takes the place of that of their role, while it is on', async () => {
    await limit({ payoutsPerDay: toReais('10.00') });
    await limit({ payoutsPerDay: toReais('60.00') }, finance().staffId);
    expect((await ask({ amount: 60 })).status).toBe(200);
    await limit({ enabled: false }, finance().staffId);
    expect(await ask({ amount: 1 })).toMatchObject(exceeded('payoutsPerDay', '0.00'));
  });

  test('of refunds counts all that remains as the form showed it', async () => {
    await limit({ refundsPerDay: toReais('99.99') });
    const { id } = payments().store({ status: 'COMPLETED', amount: 100, paidAt: '2026-11-20T15:00:00.000Z' });
    const whole = { expectedRemaining: '100.00' };
    expect(await refund(id, whole)).toMatchObject(exceeded('refundsPerDay', '99.99'));
    expect(await refund(id, { ...whole, amount: 99.99 })).toMatchObject({ status: 200 });
  });
});

describe('a new payee', () => {
  test('waits after the first look-up, then has a sum of their own for a day', async () => {
    await limit({ firstPaymentWaitHours: 2, newPayeePerDay: toReais('30.00') });
    const from = new Date(office.clock.now.getTime() + 2 * 3_600_000).toISOString();
    expect(await pay(10)).toMatchObject(exceeded('firstPayment', from));
    later(1.9);
    expect(await pay(10, await back())).toMatchObject(exceeded('firstPayment', from));
    later(0.1);
    expect((await pay(10, await back())).status).toBe(200);
    expect(await pay(20.01, await office.person('finance'))).toMatchObject(exceeded('newPayeePerDay', '20.00'));
    later(24);
    expect((await pay(500, await back())).status).toBe(200);
  });

  test('is not paid more by two people at the same moment than by one', async () => {
    await limit({ newPayeePerDay: toReais('30.00') });
    const other = await office.person('finance');
    const answers = await Promise.all([pay(20), pay(20, other), pay(20), pay(20, other)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

test('at night the sum since its beginning counts, also after midnight', async () => {
  await limit({ night: { from: 20, until: 6, amount: toReais('50.00') } });
  expect((await ask({ amount: 500 })).status).toBe(200);
  office.clock.now = new Date('2026-11-28T02:00:00.000Z');
  expect((await ask({ amount: 40, as: await back() })).status).toBe(200);
  office.clock.now = new Date('2026-11-28T08:59:00.000Z');
  expect(await ask({ amount: 10.01, as: await back() })).toMatchObject(exceeded('nightPayouts', '10.00'));
  office.clock.now = new Date('2026-11-28T09:00:00.000Z');
  expect((await ask({ amount: 500, as: await back() })).status).toBe(200);
});

describe('with rules of approval', () => {
  test('what waits counts, what is above a limit is never asked for, and what was approved is looked at again', async () => {
    await rule();
    await limit({ payoutsPerDay: toReais('100.00') });
    const asked = await ask({ amount: 60 });
    expect(asked.status).toBe(202);
    expect(await ask({ amount: 50 })).toMatchObject(exceeded('payoutsPerDay', '40.00'));
    await limit({ payoutsPerDay: toReais('59.99') });
    await approve(asked.body.approval.id);
    expect(await row(asked.body.approval.id)).toMatchObject({ state: 'failed', errorCode: 'SVB473' });
    expect(payments().posts).toEqual([]);
  });

  test('an approved request does not count against itself', async () => {
    await rule();
    await limit({ payoutsPerDay: toReais('60.00') });
    const id = (await ask({ amount: 60 })).body.approval.id;
    await approve(id);
    expect((await row(id)).state).toBe('done');
    expect(await rows()).toHaveLength(1);
  });
});

describe('the limits themselves', () => {
  const body = { ...none, payoutsPerDay: '10.00', version: 0 };
  const save = (scope: string, as: Person, change = {}) =>
    office.send('PUT', `/spending-limits/${scope}`, { as, body: { ...body, ...change } });

  test('are changed by the vote of a second administrator, who reads both', async () => {
    const person = await office.person('finance', { name: 'Renata Prado' });
    const asked = await save(person.staffId, first());
    expect(asked.status).toBe(202);
    const seen = (await office.send('GET', `/approvals/${asked.body.approval.id}`, { as: second() })).body;
    expect(seen.facts).toEqual([{ name: 'limits-of', value: 'Renata Prado' }]);
    expect(seen.changes).toContainEqual({ name: 'payoutsPerDay', before: null, after: '10.00' });
    expect((await approve(asked.body.approval.id, first())).status).toBe(403);
    expect((await approve(asked.body.approval.id, second())).body.state).toBe('done');
    expect((await office.send('GET', '/spending-limits/mine', { as: person })).body.payouts).toEqual({
      limit: '10.00',
      used: '0.00',
      left: '10.00',
    });
  });

  test.each([
    ['a role that sends nothing', () => 'auditor', 404],
    ['nobody', () => randomUUID(), 404],
  ])('are refused for %s', async (_name, scope, status) => {
    expect((await save(scope(), first())).status).toBe(status);
  });

  test.each([
    ['a night without hours', { night: { from: 6, until: 6, amount: '1.00' } }],
    ['less than nothing', { payoutsPerDay: '-1.00' }],
    ['a wait of weeks', { firstPaymentWaitHours: 500 }],
  ])('are refused with %s', async (_name, change) => {
    expect((await save('finance', first(), change)).status).toBe(400);
  });

  test('are nobody else’s to change', async () => {
    for (const role of ['finance', 'support', 'developer', 'auditor'] as const)
      expect((await save('finance', await office.person(role))).status).toBe(403);
  });
});
