import { beforeAll, describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { businessDay } from '@/lib/format/date';
import { serviceZone } from '@/lib/format/zone';
import { cardAccounts, chargeBody } from '@/sandbox/testing/card-accounts';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { stillClock } from '@/sandbox/testing/still-clock';
import type { ChargeWire } from './charge-row';

const sandbox = sandboxForTests();
const account = cardAccounts(sandbox);
const token = 'sandbox-cards';
const listWire = shapes['cardCharges.list'].wire;
let everything: ChargeWire[];

async function page(query: Record<string, string>) {
  const { call } = await account(token);
  const { status, body } = await call(`/charges?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return listWire.parse(body);
}

async function walk(query: Record<string, string> = {}): Promise<ChargeWire[]> {
  const { totalPages, charges } = await page({ ...query, limit: '100' });
  const rest = [];
  for (let number = 2; number <= totalPages; number++) rest.push(...(await page({ ...query, limit: '100', page: String(number) })).charges);
  return [...charges, ...rest];
}

beforeAll(async () => {
  // Otherwise jobs would go on with what the seed left under way, while the tests read it.
  await sandbox().control.setClock(stillClock);
  await sandbox().control.createAccount({ token, transactions: 12_000 });
  everything = await walk();
});

describe('interface: Card interface, GET /charges and GET /charges/{chargeId}', () => {
  test('paging lists every charge once, newest first, ten per page', async () => {
    const first = await page({});
    expect(first).toMatchObject({ page: 1, total: everything.length, totalPages: Math.ceil(everything.length / 10) });
    expect(first.charges).toEqual(everything.slice(0, 10));
    expect((await page({ page: '3', limit: '7' })).charges).toEqual(everything.slice(14, 21));
    expect(new Set(everything.map((one) => one.id)).size).toBe(everything.length);
    const order = everything.map((one) => `${one.createdAt} ${one.id}`);
    expect(order).toEqual([...order].sort().reverse());
  });

  test('seeded history has charges of every status, recurrences with cycles, and chargebacks', () => {
    const states = new Set(everything.map((one) => one.creditCardPayment.status));
    expect([2, 3, 11].every((state) => states.has(state))).toBe(true);
    expect(everything.some((one) => (one.recurrenceCycle ?? 0) > 1)).toBe(true);
    expect(everything.some((one) => one.creditCardPayment.chargebacks.length > 0)).toBe(true);
    expect(everything.some((one) => one.creditCardPayment.installments > 1)).toBe(true);
  });

  test('dates are whole São Paulo days, both included', async () => {
    const day = businessDay(everything[40]?.createdAt ?? '', serviceZone);
    const expected = everything.filter((one) => businessDay(one.createdAt, serviceZone) === day);
    expect(expected.length).toBeGreaterThan(0);
    expect(await walk({ startDate: day, endDate: day })).toEqual(expected);
    expect(await walk({ startDate: day })).toEqual(everything.filter((one) => businessDay(one.createdAt, serviceZone) >= day));
  });

  test('a recurrence lists its first charge and all its cycles', async () => {
    const id = everything.find((one) => (one.recurrenceCycle ?? 0) > 1)?.recurrentPaymentId ?? '';
    const cycles = await walk({ recurrentPaymentId: id });
    expect(cycles.map((one) => one.recurrenceCycle)).toEqual(Array.from(cycles, (_, index) => cycles.length - 1 - index));
  });

  test.each([
    ['limit', 'limit=101'],
    ['page', 'page=0'],
    ['startDate', 'startDate=2026-02-30'],
    ['surprise', 'surprise=1'],
  ])('refuses %s: %s', async (field, query) => {
    const { call } = await account(token);
    expect(await call(`/charges?${query}`)).toMatchObject({ status: 400, body: { code: 'SV001', details: [{ field }] } });
  });

  test('one charge equals the record of the list; another account’s, or none, is 404 SV100', async () => {
    const { call } = await account(token);
    const { status, body } = await call(`/charges/${everything[5]?.id}`);
    expect([status, shapes['cardCharges.read'].wire.parse(body)]).toEqual([200, everything[5]]);
    const stranger = await account('sandbox-stranger');
    const missing = { status: 404, body: { code: 'SV100', statusCode: 404, error: 'Not Found' } };
    expect(await stranger.call(`/charges/${everything[5]?.id}`)).toMatchObject(missing);
    expect(await call('/charges/nothing')).toMatchObject(missing);
  });

  test('the issuer’s message is in the answer to the creation only', async () => {
    const { call } = await account('sandbox-said');
    const made = shapes['cardCharges.create'].wire.parse((await call('/charges', { method: 'POST', body: chargeBody() })).body);
    expect(made.creditCardPayment).toHaveProperty('returnMessage');
    const read = shapes['cardCharges.read'].wire.parse((await call(`/charges/${made.id}`)).body);
    expect(read.creditCardPayment).not.toHaveProperty('returnMessage');
  });
});
