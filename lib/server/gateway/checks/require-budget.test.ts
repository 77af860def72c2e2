import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { callBudgets, securityAlerts } from '@/lib/server/database/schema/throttle-schema';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { openBudgets } from '@/lib/server/throttle/budgets';

const office = officeForTests();

const limited = (limits: Partial<Record<'limitPersonal' | 'limitReveal' | 'limitLookup', number>>) => ({
  environment: { ...office.services().environment, ...limits },
});
const pass = (seconds: number) => {
  office.clock.now = new Date(office.clock.now.getTime() + seconds * 1000);
};
const found = { name: 'Helena Prado', document: '***.982.247-**', institutionName: 'Banco' };
const lookUp = (as: Person, limit: number) =>
  office.send('POST', '/payees/by-key', {
    as,
    body: { pixKey: 'helena@loja.example', pixType: 'email' },
    services: limited({ limitLookup: limit }),
  });

describe('a person who has used up their lookups', () => {
  test('gets 429 with the time to wait, and may continue after it', async () => {
    const finance = await office.person('finance');
    office.service().answer(found);
    for (let calls = 0; calls < 10; calls += 1) expect((await lookUp(finance, 10)).status).toBe(200);
    const callsBefore = office.service().received.length;
    const refused = await lookUp(finance, 10);
    expect([refused.status, refused.body.errorCode, refused.headers.get('retry-after')]).toEqual([429, 'SVB438', '60']);
    expect(office.service().received).toHaveLength(callsBefore);
    pass(60);
    expect((await lookUp(finance, 10)).status).toBe(200);
    expect((await lookUp(finance, 10)).status).toBe(429);
  });

  test('does not affect other people, nor other kinds of call', async () => {
    const [greedy, colleague] = [await office.person('finance'), await office.person('finance')];
    office.service().answer(found);
    for (let calls = 0; calls < 4; calls += 1) await lookUp(greedy, 3);
    expect((await lookUp(greedy, 3)).status).toBe(429);
    expect((await lookUp(colleague, 3)).status).toBe(200);
    office.service().answer({ data: [], hasNextPage: false });
    expect((await office.send('GET', '/user/transactions', { at: 'payments', as: greedy })).status).toBe(200);
  });

  test('is reported once an hour, and audited', async () => {
    const finance = await office.person('finance');
    office.service().answer(found);
    for (let calls = 0; calls < 6; calls += 1) await lookUp(finance, 2);
    const { db } = office.services();
    const alerts = () => db.select().from(securityAlerts).where(eq(securityAlerts.staffId, finance.staffId));
    expect(await alerts()).toMatchObject([{ kind: 'limit-reached', facts: { limit: 'lookup' } }]);
    const rows = (await office.audited()).filter(({ object }) => object === finance.staffId);
    expect(rows).toMatchObject([{ action: 'limit.reached', result: 'refused', facts: { limit: 'lookup' } }]);
    pass(3_601);
    const back = { ...finance, ...(await office.session(finance.staffId)) };
    for (let calls = 0; calls < 3; calls += 1) await lookUp(back, 2);
    expect(await alerts()).toHaveLength(2);
  });
});

test('concurrent calls use no more than there is', async () => {
  const finance = await office.person('finance');
  office.service().answer(found);
  const answers = await Promise.all(Array.from({ length: 20 }, () => lookUp(finance, 5)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

test('calls that move money and calls that reveal data have limits of their own', async () => {
  const [finance, support] = [await office.person('finance'), await office.person('support')];
  const min = { environment: { ...office.services().environment, limitMoney: 1, limitReveal: 1 } };
  const charge = { amount: 1, generatedName: 'Helena Prado', generatedDocument: '52998224725', generatedEmail: 'helena@loja.example' };
  const pay = () => office.send('POST', '/pix', { at: 'payments', as: finance, services: min, body: charge });
  const reason = { transactionId: 'SVTX1', field: 'payerDocument', reason: 'conferir com o cliente' };
  const show = () => office.send('POST', '/reveals', { as: support, services: min, body: reason });
  // Without an idempotency key nothing is paid, but the call is counted.
  expect([(await pay()).body.details, (await pay()).body.errorCode]).toEqual([[{ field: 'idempotency-key', reason: 'invalid' }], 'SVB438']);
  office.service().answer({ errorCode: 'SVC310' }, 404);
  expect([(await show()).body.errorCode, (await show()).body.errorCode]).toEqual(['SVC310', 'SVB438']);
});

describe('a budget', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

  test('of reads is taken twenty at a time: all processes together spend no more than there is', async () => {
    const { staffId } = await office.person('finance');
    const { db } = office.services();
    const processes = [openBudgets(db), openBudgets(db), openBudgets(db)];
    const spend = (at: number) => processes[at % 3]?.({ staffId, kind: 'personal', limit: 200 }, now);
    const answers = await Promise.all(Array.from({ length: 300 }, (_, at) => spend(at)));
    expect(answers.filter((wait) => wait === null)).toHaveLength(200);
    expect(answers.filter((wait) => wait !== null)).toEqual(Array.from({ length: 100 }, () => 60));
  });

  test('refills evenly, and never above its limit', async () => {
    const { staffId } = await office.person('finance');
    const spend = openBudgets(office.services().db);
    const use = (at: Date) => spend({ staffId, kind: 'money', limit: 2 }, at);
    expect([await use(now), await use(now), await use(now)]).toEqual([null, null, 300]);
    expect([await use(later(299)), await use(later(300)), await use(later(300))]).toEqual([1, null, 300]);
    expect([await use(later(9_000)), await use(later(9_000)), await use(later(9_000))]).toEqual([null, null, 300]);
  });

  test('is spent with one statement, and not consulted for calls without a limit', async () => {
    const auditor = await office.person('auditor');
    office.service().answer({ available: 1, blocked: 0 });
    await office.send('GET', '/user/balance', { at: 'payments', as: auditor });
    expect(await office.services().db.select().from(callBudgets).where(eq(callBudgets.staffId, auditor.staffId))).toEqual([]);
  });
});
