import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { operations, staff } from '@/lib/server/database/schema/schema';
import { retainedKinds } from '@/lib/server/retention/retained-kinds';
import type { Person } from '@/lib/server/testing/office-for-tests';
import { dayAfter, due, lateThatDay, pixKey, plannedForTests } from './testing/planned-for-tests';

const { office, payments, finance, rule, pass, db, limitPayouts, plan, planned, operation, runAt, back, expectHeld } = plannedForTests();

describe('a planned payment is held back on its day, and people are told why', () => {
  test.each<[string, Parameters<ReturnType<typeof payments>['belongsTo']>[0]]>([
    ['name', { name: 'Marina Prado' }],
    ['masked document', { document: '***.111.222-**' }],
    ['bank', { institutionName: 'Banco Ipê' }],
  ])('when the holder of its key has another %s', async (_what, change) => {
    const id = await planned();
    payments().belongsTo(change);
    await runAt(due);
    await expectHeld(id, 'holder');
    expect(JSON.stringify(await operation(id))).not.toMatch(/Marina Prado|Banco Ipê/);
  });

  test('when the key is gone', async () => {
    const id = await planned();
    office.service().behave((request, response) => {
      const isKey = request.url?.startsWith('/v1/pix/key') ?? false;
      if (!isKey) return payments().handle(request, response);
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"statusCode":404,"errorCode":"SVK200"}');
    });
    await runAt(due);
    await expectHeld(id, 'key');
  });

  test('when the saved payee it was planned for was taken off the list', async () => {
    const { lookup } = (await office.send('POST', '/payees/by-key', { as: finance(), body: { pixKey, pixType: 'cpf' } })).body;
    const saved = await office.send('POST', '/saved-payees', {
      as: finance(),
      body: { pixKey, pixType: 'cpf', name: 'Marina', note: '', lookup },
    });
    const id = await planned();
    await office.send('DELETE', `/saved-payees/${saved.body.id}`, { as: finance() });
    await runAt(due);
    await expectHeld(id, 'saved-payee');
  });

  test.each([
    ['is gone', { active: false }],
    ['may no longer send', { role: 'support' as const }],
  ])('when its planner %s', async (_what, change) => {
    const id = await planned();
    await db().update(staff).set(change).where(eq(staff.id, finance().staffId));
    await runAt(due);
    await expectHeld(id, 'requester');
  });

  test('when it would exceed a limit of that day', async () => {
    const id = await planned();
    await limitPayouts('40.00');
    await runAt(due);
    await expectHeld(id, 'limit');
  });

  test('when the balance is too small', async () => {
    const id = await planned();
    payments().holds(49.99);
    await runAt(due);
    await expectHeld(id, 'balance');
  });

  test('when a rule asks for approvals that nobody gave', async () => {
    const id = await planned();
    await rule({});
    await runAt(due);
    await expectHeld(id, 'rule');
  });

  test('when its day has passed: it never goes on a later one', async () => {
    const id = await planned();
    await runAt(dayAfter);
    await expectHeld(id, 'day');
  });

  test('when its request does not open any more', async () => {
    const id = await planned();
    await db().update(operations).set({ plan: null }).where(eq(operations.id, id));
    await runAt(due);
    await expectHeld(id, 'request');
  });

  test('once, however often the job runs', async () => {
    const id = await planned();
    payments().holds(1);
    await runAt(due);
    payments().holds(1_000);
    await runAt(lateThatDay);
    await runAt(dayAfter);
    await expectHeld(id, 'balance');
  });
});

describe('what cannot be read is tried again on the same day', () => {
  test('when the service does not answer', async () => {
    const id = await planned();
    payments().failReading(true);
    await runAt(due);
    expect((await operation(id)).state).toBe('planned');
    payments().failReading(false);
    await runAt(new Date(due.getTime() + 2 * 60_000));
    expect((await operation(id)).state).toBe('done');
  });

  test('when no look-up is left, and is held back at the end of the day', async () => {
    const id = await planned();
    payments().exhaustLookups();
    await runAt(due);
    expect((await operation(id)).state).toBe('planned');
    expect(payments().posts).toEqual([]);
    await runAt(dayAfter);
    await expectHeld(id, 'day');
  });
});

describe('a payment that was held back', () => {
  async function heldBack() {
    const id = await planned({ change: { description: 'NF 17' } });
    payments().holds(1);
    await runAt(due);
    payments().holds(1_000);
    expect((await operation(id)).state).toBe('held');
    return id;
  }
  const sendNow = async (id: string, as: Person) => plan({ as, change: { payOn: undefined, replaces: id } });

  test('is sent by a fresh confirmation that begins with what was planned, and is over then', async () => {
    const id = await heldBack();
    const me = await back();
    const prefill = (await office.send('GET', `/operations/${id}/plan`, { as: me })).body;
    expect(prefill).toEqual({ pixKey, pixType: 'cpf', amount: '50.00', description: 'NF 17', virtualAccount: null, callbackTo: null });
    expect((await sendNow(id, me)).body.operation.state).toBe('done');
    expect(await operation(id)).toMatchObject({ state: 'canceled', plan: null });
    expect(payments().posts).toHaveLength(1);
  });

  test.each([
    ['goes to the payment that is sent in its place', null, 'NF 17'],
    ['stays where that payment has an invoice of its own', 'NF 18', 'NF 18'],
  ])('has an invoice, which %s', async (_, own, expected) => {
    const invoiceOf = async (id: string, as: Person) => (await office.send('GET', `/operations/${id}/invoice`, { as })).body.invoice;
    const store = async (key: string, number: string, as: Person) => {
      const body = new FormData();
      body.append('invoiceNumber', number);
      expect((await office.send('PUT', `/payment-invoices/${key}`, { as, body })).status).toBe(200);
    };
    const [heldKey, key] = [randomUUID(), randomUUID()];
    await store(heldKey, 'NF 17', finance());
    const id = await planned({ key: heldKey });
    payments().holds(1);
    await runAt(due);
    payments().holds(1_000);
    const me = await back();
    if (own) await store(key, own, me);
    const { body } = await plan({ as: me, key, change: { payOn: undefined, replaces: id } });
    expect(body.operation.state).toBe('done');
    expect(await invoiceOf(body.operation.id, me)).toMatchObject({ invoiceNumber: expected });
    expect(await invoiceOf(id, me)).toEqual(own === null ? null : expect.objectContaining({ invoiceNumber: 'NF 17' }));
  });

  test('is sent once by two people at the same moment', async () => {
    const id = await heldBack();
    const answers = await Promise.all([sendNow(id, await back()), sendNow(id, await office.person('finance'))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(payments().posts).toHaveLength(1);
  });

  test('can be sent again after the service refused it, and not once it is canceled', async () => {
    const id = await heldBack();
    const me = await back();
    payments().conduct({ applied: false, answer: { status: 422, body: '{"statusCode":422,"errorCode":"SVC200"}' } });
    expect((await sendNow(id, me)).body.errorCode).toBe('SVC200');
    expect((await operation(id)).state).toBe('held');
    await office.send('POST', `/operations/${id}/cancellation`, { as: me });
    expect((await sendNow(id, me)).body.errorCode).toBe('SVB410');
  });

  test('is not canceled while another one takes its place', async () => {
    const id = await heldBack();
    const me = await back();
    payments().conduct({ answer: 'drop' });
    expect((await sendNow(id, me)).body.operation.state).toBe('unknown');
    expect((await office.send('POST', `/operations/${id}/cancellation`, { as: me })).status).toBe(409);
    await pass(2);
    expect((await operation(id)).state).toBe('canceled');
  });
});

test('what is planned is left alone by the time after which payees are deleted; of what was held back the request goes with them', async () => {
  const key = randomUUID();
  const invoice = new FormData();
  invoice.append('invoiceNumber', 'NF 17');
  await office.send('PUT', `/payment-invoices/${key}`, { as: finance(), body: invoice });
  const waiting = (await plan({ key, change: { payOn: '2027-02-20' } })).body.operation.id;
  const held = await planned();
  payments().holds(1);
  await runAt(due);
  const { environment, now } = office.services();
  const later = new Date(due.getTime() + 1);
  await retainedKinds.payees.remove(db(), later, { transactionIds: [], infractionIds: [] }, environment, now());
  expect((await operation(waiting)).plan).not.toBeNull();
  expect((await office.send('GET', `/operations/${waiting}/invoice`, { as: await back() })).body.invoice).not.toBeNull();
  expect(await operation(held)).toMatchObject({ state: 'held', plan: null, holder: null, payee: null });
  expect((await office.send('GET', `/operations/${held}/plan`, { as: await back() })).status).toBe(404);
});
