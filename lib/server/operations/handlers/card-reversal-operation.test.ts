import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { addDays, businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import { operations } from '@/lib/server/database/schema/schema';
import { resolveDue } from '@/lib/server/operations/resolve-due';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';
import { createCardUpstream } from '@/lib/server/upstream/card/card-upstream';
import type { Upstream } from '@/lib/server/upstream/upstream';
import { approvedCard, cardAccounts, chargeBody, foreignCard, fraudAnalysis } from '@/sandbox/testing/card-accounts';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const account = cardAccounts(sandbox);
const office = officeForTests();
const token = 'sandbox-reversals';
let finance: Person;
let upstream: Upstream;

beforeAll(async () => {
  office.clock.now = new Date();
  finance = await office.person('finance');
  await account(token);
  upstream = createCardUpstream({ card: await sandbox().control.cardConnection(token), timeoutMs: 25_000 });
});
beforeEach(async () => {
  office.clock.now = new Date();
  await office.services().db.delete(operations);
});

async function charge(card = approvedCard, change = {}) {
  const { call } = await account(token);
  const { body } = await call('/charges', { method: 'POST', body: chargeBody(card, change) });
  return shapes['cardCharges.create'].wire.parse(body);
}

async function reversed(id: string) {
  const { call } = await account(token);
  return shapes['cardCharges.read'].wire.parse((await call(`/charges/${id}`)).body).creditCardPayment.reversedAmount;
}

const put = (path: string, body: unknown, key: string = randomUUID()) =>
  office.send('PUT', path, { at: 'payments', as: finance, body, headers: { 'idempotency-key': key }, services: { upstream } });

describe('a reversal', () => {
  test('of a part is sent in cents: 30,50 is 3050', async () => {
    const { id } = await charge();
    const answer = await put(`/charges/${id}/reverse`, { amount: 3_050, expectedRemaining: 10_000 });
    expect(answer.body).toMatchObject({ operation: { state: 'done', amount: '30.50', subject: id, transactionId: id } });
    expect(await reversed(id)).toBe(3_050);
  });

  test('of the whole remainder needs no amount', async () => {
    const { id } = await charge();
    expect((await put(`/charges/${id}/reverse`, { expectedRemaining: 10_000 })).body.operation).toMatchObject({ amount: '100.00' });
    expect(await reversed(id)).toBe(10_000);
  });

  test('of a charge in dollars is stored in dollars', async () => {
    const { id } = await charge(foreignCard, { payment: { currency: 'USD', fraudAnalysis } });
    const answer = await put(`/charges/${id}/reverse`, { amount: 3_050, expectedRemaining: 10_000 });
    expect(answer.body.operation).toMatchObject({ amount: '30.50', currency: 'USD' });
    const { body } = await office.send('GET', `/operations/${answer.body.operation.id}`, { as: finance });
    expect(body).toMatchObject({ amount: '30.50', currency: 'USD' });
  });

  test('is created once per idempotency key, however often it is sent', async () => {
    const { id } = await charge();
    const key = randomUUID();
    for (let time = 0; time < 3; time += 1) await put(`/charges/${id}/reverse`, { amount: 1_000, expectedRemaining: 10_000 }, key);
    expect(await reversed(id)).toBe(1_000);
  });

  test.each([
    ['more than is left', 422, 'SVB424', { amount: 10_001, expectedRemaining: 10_000 }],
    ['what the form no longer shows', 409, 'SVB410', { amount: 100, expectedRemaining: 9_000 }],
    ['an amount in reais', 400, 'SVB400', { amount: '30.50', expectedRemaining: 10_000 }],
    ['part of a cent', 400, 'SVB400', { amount: 30.5, expectedRemaining: 10_000 }],
  ])('%s is refused before anything is sent', async (_name, status, code, body) => {
    const { id } = await charge();
    const answer = await put(`/charges/${id}/reverse`, body);
    expect([answer.status, answer.body.errorCode]).toEqual([status, code]);
    expect(await reversed(id)).toBeNull();
  });

  test('while another one is in progress is left for the service to refuse', async () => {
    const { id } = await charge();
    await put(`/charges/${id}/reverse`, { amount: 1_000, expectedRemaining: 10_000 });
    const second = await put(`/charges/${id}/reverse`, { amount: 1_000, expectedRemaining: 9_000 });
    expect([second.status, second.body.errorCode]).toEqual([409, 'SV402']);
  });

  test.each(['apply-then-drop', 'drop-before'] as const)(
    'whose answer is lost (%s) is settled by looking it up, and never sent again',
    async (fault) => {
      const { id } = await charge();
      await sandbox().control.addFault({ token, endpoint: 'cardCharges.reverse', fault });
      const answer = await put(`/charges/${id}/reverse`, { amount: 2_000, expectedRemaining: 10_000 });
      expect([answer.status, answer.body.operation.state]).toEqual([202, 'unknown']);
      office.clock.now = new Date(office.clock.now.getTime() + 60_000);
      await resolveDue({ ...office.services(), upstream });
      const [row] = await office.services().db.select().from(operations);
      expect(row?.state).toBe(fault === 'apply-then-drop' ? 'done' : 'unknown');
      expect(await reversed(id)).toBe(fault === 'apply-then-drop' ? 2_000 : null);
    },
  );
});

describe('a recurrence', () => {
  const begin = async () => (await charge(approvedCard, { recurrence: { interval: 'Monthly' } })).recurrentPaymentId ?? '';

  test('gets a new amount, in cents', async () => {
    const id = await begin();
    const answer = await put(`/charges/recurrences/${id}/amount`, { amount: 7_500 });
    expect(answer.body).toMatchObject({ operation: { state: 'done', amount: '75.00', subject: id }, record: { amount: 7_500 } });
  });

  test('resumes after a pause, and counts as done where it never paused', async () => {
    const id = await begin();
    await put(`/charges/recurrences/${id}/deactivate`, undefined);
    for (let time = 0; time < 2; time += 1) {
      const answer = await put(`/charges/recurrences/${id}/reactivate`, {});
      expect(answer.body.operation).toMatchObject({ state: 'done', amount: '100.00' });
    }
  });

  test('that has ended is refused because of its state, and nothing is sent', async () => {
    const createdAt = new Date(Date.now() - 70 * 86_400_000).toISOString();
    const endDate = addDays(businessDay(new Date(), serviceZone), -5);
    const order = { token, createdAt, recurrence: { interval: 'Monthly' as const, endDate } };
    const { recurrentPaymentId: id } = await sandbox().control.insertCardCharge(order);
    await sandbox().control.addFault({ token, endpoint: 'recurrences.changeAmount', fault: 'reset' });
    await sandbox().control.addFault({ token, endpoint: 'recurrences.reactivate', fault: 'reset' });
    const answers = [
      await put(`/charges/recurrences/${id}/amount`, { amount: 7_500 }),
      await put(`/charges/recurrences/${id}/reactivate`, {}),
    ];
    expect(answers.map(({ status, body }) => [status, body.errorCode])).toEqual([
      [422, 'SV503'],
      [422, 'SV503'],
    ]);
    expect((await sandbox().control.faults()).data.filter((fault) => fault.token === token)).toHaveLength(2);
    await sandbox().control.clearFaults(token);
  });

  test('is found through its charges, with its current state', async () => {
    const id = await begin();
    const { body } = await office.send('GET', '/recurrences?page=1&limit=100', { as: finance, services: { upstream } });
    const found = body.items.find((item: { id: string }) => item.id === id);
    expect(found).toMatchObject({ amount: 10_000, present: { status: 'ACTIVE', amount: 10_000 } });
    expect(JSON.stringify(body)).not.toContain(approvedCard);
  });
});
