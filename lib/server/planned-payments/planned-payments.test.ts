import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { operations } from '@/lib/server/database/schema/schema';
import { describeAction } from '@/lib/server/gateway/step-up/describe-action';
import { jobs } from '@/lib/server/jobs/jobs';
import { claimPlanned } from '@/lib/server/operations/planned/planned-store';
import { start } from '@/lib/server/operations/testing/operations-for-tests';
import { runPlannedPayments } from './run-planned-payments';
import { sendPlanned } from './send-planned';
import { due, lateThatDay, payOn, pixKey, plannedForTests } from './testing/planned-for-tests';

const { office, payments, finance, withdraw, confirmation, rows, pass, db, plan, planned, operation, stopped, runAt } = plannedForTests();

describe('a payment planned for a day', () => {
  test('waits for eight in the morning of its day in São Paulo, and is then sent once under the key it was planned with', async () => {
    const key = randomUUID();
    const id = await planned({ key });
    await runAt(new Date(due.getTime() - 1));
    expect(payments().posts).toEqual([]);
    await runAt(due);
    expect(await operation(id)).toMatchObject({ state: 'done', transactionId: 'SVTX1', createdAt: due, plannedAt: start, plan: null });
    expect(payments().posts).toMatchObject([{ amount: 50, pixKey, clientReference: `bal-${key}` }]);
    expect(payments().posts[0]).not.toHaveProperty('payOn');
    await runAt(lateThatDay);
    expect(payments().posts).toHaveLength(1);
  });

  test('is sent later on the same day by a server that was down at its hour', async () => {
    const id = await planned();
    await runAt(lateThatDay);
    expect((await operation(id)).state).toBe('done');
  });

  test('is stored encrypted, and names nobody in the audit', async () => {
    const id = await planned();
    expect(JSON.stringify(await operation(id))).not.toMatch(/52998224725|Marina/);
    const line = (await office.audited()).at(-1);
    expect(line).toMatchObject({
      action: 'operation.planned',
      object: id,
      facts: { kind: 'withdrawals.create', amount: '50.00', day: payOn },
    });
    expect(JSON.stringify(line)).not.toMatch(/52998224725|Marina/);
  });

  test('is proved with the second factor for its day', async () => {
    const confirmed = await confirmation('key', { pixKey, pixType: 'cpf' }, 'withdrawals.create', 50);
    const body = { amount: 50, pixKey, pixType: 'cpf', confirmation: confirmed, acknowledged: false, payOn };
    const caller = { ...finance(), name: '', role: 'finance' as const, address: null, roleName: null, permissions: [] };
    const request = { params: {}, body, requestId: 'r', caller, idempotencyKey: null };
    expect((await describeAction('withdrawals.create', request, office.services())).target).toMatch(/ · 05\/12\/2026$/);
  });

  test.each(['2026-11-27', '2026-11-26', '2027-02-26'])('is not planned for %s: from tomorrow to ninety days ahead', async (day) => {
    expect(await plan({ change: { payOn: day } })).toMatchObject({ status: 400, body: { details: [{ field: 'payOn' }] } });
    expect(await rows()).toEqual([]);
  });

  test('is planned once by a form that asks twice, and by two that ask at once', async () => {
    const key = randomUUID();
    const id = await planned({ key });
    const confirmed = await confirmation('key', { pixKey, pixType: 'cpf' }, 'withdrawals.create', 50);
    const body = { amount: 50, pixKey, pixType: 'cpf', confirmation: confirmed, acknowledged: false, payOn };
    const answers = await Promise.all([withdraw(body, { key }), withdraw(body, { key })]);
    expect(answers.map((answer) => answer.body.operation?.id)).toEqual([id, id]);
    expect(await rows()).toHaveLength(1);
  });

  test('is canceled by whoever may send, on record, and is never sent', async () => {
    const id = await planned();
    const other = await office.person('finance');
    const support = await office.person('support');
    expect((await office.send('POST', `/operations/${id}/cancellation`, { as: support })).status).toBe(403);
    expect((await office.send('POST', `/operations/${id}/cancellation`, { as: other })).body).toMatchObject({
      state: 'canceled',
      hasPlan: false,
    });
    expect((await office.send('POST', `/operations/${id}/cancellation`, { as: other })).status).toBe(409);
    const canceled = (await office.outcomes()).filter(({ action, object }) => action === 'operation.canceled' && object === id);
    expect(canceled.map(({ result }) => result)).toEqual(['done', 'refused']);
    await runAt(due);
    expect(payments().posts).toEqual([]);
  });

  test('is not shown whole while it waits, and to nobody who may not send', async () => {
    const id = await planned();
    expect((await office.send('GET', `/operations/${id}/plan`, { as: finance() })).status).toBe(404);
    expect((await office.send('GET', `/operations/${id}/plan`, { as: await office.person('support') })).status).toBe(403);
  });
});

describe('a planned payment is sent once', () => {
  test('by two instances that take it up at the same moment', async () => {
    const id = await planned();
    office.clock.now = due;
    const waiting = await operation(id);
    await Promise.all([
      sendPlanned(waiting, office.services()),
      sendPlanned(waiting, office.services()),
      runPlannedPayments(office.services()),
    ]);
    expect(payments().posts).toHaveLength(1);
    expect((await operation(id)).state).toBe('done');
  });

  test('by an instance that follows one that ended after it had taken it up', async () => {
    const id = await planned();
    office.clock.now = due;
    expect(await claimPlanned(db(), due)).toMatchObject({ id });
    await runPlannedPayments(office.services());
    expect(payments().posts).toEqual([]);
    await runAt(new Date(due.getTime() + 3 * 60_000));
    expect(payments().posts).toHaveLength(1);
  });

  test('and not again by one that follows a process that ended between the look-up and the call: it is looked up, and counts as not found', async () => {
    const id = await planned();
    office.clock.now = due;
    // As the row stands once it has begun.
    await db()
      .update(operations)
      .set({ state: 'sending', createdAt: due, plannedDueAt: null, plan: null, nextReadAt: due })
      .where(eq(operations.id, id));
    await pass(200, 5);
    await runPlannedPayments(office.services());
    expect(await operation(id)).toMatchObject({ state: 'not-found' });
    expect(await stopped()).toMatchObject([{ subject: id, detail: 'not-found' }]);
    expect(payments().posts).toEqual([]);
  });

  test('when its answer is lost: it is found by its reference', async () => {
    const id = await planned();
    payments().conduct({ answer: 'drop' });
    await runAt(due);
    expect((await operation(id)).state).toBe('unknown');
    await pass(2);
    await runAt(new Date(due.getTime() + 600_000));
    expect((await operation(id)).state).toBe('done');
    expect(payments().posts).toHaveLength(1);
  });

  test('and told when the service refuses it', async () => {
    const id = await planned();
    payments().conduct({ applied: false, answer: { status: 422, body: '{"statusCode":422,"errorCode":"SVC200"}' } });
    await runAt(due);
    expect((await operation(id)).state).toBe('refused');
    expect(await stopped()).toMatchObject([{ subject: id, detail: 'refused' }]);
    await runAt(lateThatDay);
    expect(payments().posts).toHaveLength(1);
  });
});

test('the job of planned payments is among those of the server, and one instance runs it at a time', async () => {
  const job = jobs.find(({ name }) => name === 'planned-payments');
  const id = await planned();
  office.clock.now = due;
  await Promise.all([job?.run(office.services(), due), job?.run(office.services(), due)]);
  expect((await operation(id)).state).toBe('done');
  expect(payments().posts).toHaveLength(1);
});
