import { describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { addDays, businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import { approvedCard, cardAccounts, chargeBody } from '@/sandbox/testing/card-accounts';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { stillClock } from '@/sandbox/testing/still-clock';

const sandbox = sandboxForTests();
const account = cardAccounts(sandbox);
const day = 24 * 3_600;

async function subscribed(token: string, recurrence: { interval: string; endDate?: string }, card: string = approvedCard) {
  const { call } = await account(token);
  const { body } = await call('/charges', { method: 'POST', body: chargeBody(card, { recurrence }) });
  const id = shapes['cardCharges.create'].wire.parse(body).recurrentPaymentId ?? '';
  const path = `/charges/recurrences/${id}`;
  const cycles = async () => {
    const { charges } = shapes['cardCharges.list'].wire.parse((await call(`/charges?recurrentPaymentId=${id}&limit=100`)).body);
    return charges.map((charge) => [charge.recurrenceCycle, charge.amount, charge.creditCardPayment.status]).reverse();
  };
  return {
    id,
    cycles,
    read: async () => shapes['recurrences.read'].wire.parse((await call(path)).body),
    change: (amount: unknown) => call(`${path}/amount`, { method: 'PUT', body: { amount } }),
    deactivate: () => call(`${path}/deactivate`, { method: 'PUT' }),
    reactivate: (body?: unknown) => call(`${path}/reactivate`, { method: 'PUT', body }),
  };
}

/** Every test begins on a day that every month has. */
async function onThe15th() {
  await sandbox().control.setClock({ now: '2027-03-15T15:00:00Z', speed: 1 });
}

describe('interface: Card interface, recurrence status; Card interface, recurrences', () => {
  test('a charge with a recurrence starts an ACTIVE one with its next date', async () => {
    await onThe15th();
    const { id, read, cycles } = await subscribed('sandbox-begins', { interval: 'Monthly', endDate: '2027-12-31' });
    expect(await read()).toEqual({
      recurrentPaymentId: id,
      interval: 'MONTHLY',
      status: 'ACTIVE',
      amount: 10_000,
      nextRecurrency: '2027-04-15T00:00:00.000Z',
      endDate: '2027-12-31T00:00:00.000Z',
    });
    expect(await cycles()).toEqual([[0, 10_000, 2]]);
  });

  test('a denied first charge starts no recurrence', async () => {
    await onThe15th();
    expect((await subscribed('sandbox-refused', { interval: 'Monthly' }, '051')).id).toBe('');
  });

  test('each cycle is charged on its day, with the amount of that day', async () => {
    await onThe15th();
    const { read, change, cycles } = await subscribed('sandbox-cycles', { interval: 'Daily' });
    await sandbox().control.setClock({ advanceSeconds: day });
    expect((await change(7_500)).status).toBe(200);
    await sandbox().control.setClock({ advanceSeconds: 2 * day });
    expect(await cycles()).toEqual([
      [0, 10_000, 2],
      [1, 10_000, 2],
      [2, 7_500, 2],
      [3, 7_500, 2],
    ]);
    expect(await read()).toMatchObject({ status: 'ACTIVE', amount: 7_500, nextRecurrency: '2027-03-19T00:00:00.000Z' });
  });

  test('the issuer may deny a cycle, and the recurrence goes on', async () => {
    await onThe15th();
    const { read, cycles } = await subscribed('sandbox-denied', { interval: 'Daily' }, '010');
    await sandbox().control.setClock({ advanceSeconds: day });
    expect(await cycles()).toEqual([
      [0, 10_000, 2],
      [1, 10_000, 3],
    ]);
    expect((await read()).status).toBe('ACTIVE');
  });

  test('a recurrence ends on its last day, after that day’s cycle', async () => {
    await onThe15th();
    const { read, cycles, change, deactivate, reactivate } = await subscribed('sandbox-ends', { interval: 'Daily', endDate: '2027-03-17' });
    await sandbox().control.setClock({ advanceSeconds: 5 * day });
    expect(await read()).toMatchObject({ status: 'ENDED', nextRecurrency: null });
    expect((await cycles()).map(([cycle]) => cycle)).toEqual([0, 1, 2]);
    for (const answer of [await change(5_000), await deactivate(), await reactivate({})]) {
      expect(answer).toMatchObject({ status: 422, body: { code: 'SV503' } });
    }
  });

  describe('deactivated, by the client or the issuer', () => {
    test('no cycle follows; without missed cycles it can be reactivated unchanged', async () => {
      await onThe15th();
      const { read, deactivate, reactivate, cycles } = await subscribed('sandbox-paused', { interval: 'Monthly' });
      expect(shapes['recurrences.deactivate'].wire.parse((await deactivate()).body)).toMatchObject({
        status: 'INACTIVE',
        nextRecurrency: '2027-04-15T00:00:00.000Z',
      });
      expect(shapes['recurrences.reactivate'].wire.parse((await reactivate()).body)).toMatchObject({
        status: 'ACTIVE',
        nextRecurrency: '2027-04-15T00:00:00.000Z',
      });
      expect(await read()).toMatchObject({ status: 'ACTIVE' });
      expect(await cycles()).toHaveLength(1);
    });

    test('missed cycles must be accepted for the reactivation and are charged at once', async () => {
      await onThe15th();
      const token = 'sandbox-missed';
      const { id, read, reactivate, cycles } = await subscribed(token, { interval: 'Daily' });
      await sandbox().control.moveRecurrence(id, { token, move: 'deactivate' });
      await sandbox().control.setClock({ advanceSeconds: 2 * day });
      expect(await read()).toMatchObject({ status: 'INACTIVE' });
      expect(await reactivate({})).toMatchObject({ status: 422, body: { code: 'SV504' } });
      expect(await cycles()).toHaveLength(1);
      expect((await reactivate({ acceptRetroactiveCharges: true })).status).toBe(200);
      expect((await cycles()).map(([cycle]) => cycle)).toEqual([0, 1, 2]);
      expect(await read()).toMatchObject({ status: 'ACTIVE', nextRecurrency: '2027-03-18T00:00:00.000Z' });
    });
  });

  test('the next cycle can be run before its day', async () => {
    await onThe15th();
    const token = 'sandbox-hurry';
    const { id, cycles } = await subscribed(token, { interval: 'Annual' });
    expect(await sandbox().control.moveRecurrence(id, { token, move: 'run-cycle' })).toMatchObject({
      nextRecurrency: '2029-03-15T00:00:00.000Z',
    });
    expect((await cycles()).map(([cycle]) => cycle)).toEqual([0, 1]);
  });

  describe('refusals', () => {
    test('until the first charge is paid: 422 SV505', async () => {
      await onThe15th();
      const token = 'sandbox-unpaid';
      const { read, change } = await subscribed(token, { interval: 'Monthly' }, '002');
      expect((await read()).status).toBe('ACTIVE');
      expect(await change(5_000)).toMatchObject({ status: 422, body: { code: 'SV505' } });
    });

    test('an acquirer that takes no changes: 422 SV900', async () => {
      await onThe15th();
      const { change } = await subscribed('sandbox-fixed', { interval: 'Monthly' }, '008');
      expect(await change(5_000)).toMatchObject({ status: 422, body: { code: 'SV900' } });
    });

    test('amounts: SV001 below 100 cents, SV101 and SV102 outside the account’s limits', async () => {
      await onThe15th();
      const token = 'sandbox-limits';
      const { change } = await subscribed(token, { interval: 'Monthly' });
      expect(await change(99)).toMatchObject({ status: 400, body: { code: 'SV001', details: [{ field: 'amount' }] } });
      await sandbox().control.changeAccount(token, { cardAmountMin: 5_000, cardAmountMax: 20_000 });
      expect(await change(4_999)).toMatchObject({ status: 422, body: { code: 'SV101' } });
      expect(await change(20_001)).toMatchObject({ status: 422, body: { code: 'SV102' } });
      expect((await change(20_000)).status).toBe(200);
    });

    test('an unknown recurrence: 404 SV500', async () => {
      const { call } = await account('sandbox-none');
      const missing = { status: 404, body: { code: 'SV500' } };
      expect(await call('/charges/recurrences/nothing')).toMatchObject(missing);
      expect(await call('/charges/recurrences/nothing/deactivate', { method: 'PUT' })).toMatchObject(missing);
    });
  });

  test('seeded history has recurrences of every status with past cycles and a future date', async () => {
    await sandbox().control.setClock({ real: true });
    await sandbox().control.setClock(stillClock);
    const token = 'sandbox-past';
    await sandbox().control.createAccount({ token, transactions: 8_000 });
    const { call } = await account(token);
    const { charges } = shapes['cardCharges.list'].wire.parse((await call('/charges?limit=100')).body);
    const ids = new Set(charges.flatMap((charge) => charge.recurrentPaymentId ?? []));
    const recurrences = [];
    for (const id of ids) recurrences.push(shapes['recurrences.read'].wire.parse((await call(`/charges/recurrences/${id}`)).body));
    const today = businessDay((await sandbox().control.clock()).now, serviceZone);
    const active = recurrences.filter((one) => one.status === 'ACTIVE' && one.nextRecurrency !== null);
    expect(active.length).toBeGreaterThan(0);
    expect(active.every((one) => (one.nextRecurrency ?? '') > today && (one.nextRecurrency ?? '') < addDays(today, 366))).toBe(true);
  });
});
