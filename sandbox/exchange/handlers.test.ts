import { describe, expect, test } from 'vitest';
import { shapes } from '@/lib/contracts/shapes';
import { cardAccounts } from '@/sandbox/testing/card-accounts';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';

const sandbox = sandboxForTests();
const account = cardAccounts(sandbox);
const refused = { status: 422, body: { code: 'SV900', statusCode: 422 } };

async function quotes() {
  const { call } = await account('sandbox-quotes');
  return shapes['exchange.list'].wire.parse((await call('/currencies/rates')).body);
}

describe('interface: Card interface, exchange quotes and conversion', () => {
  test('a list of currencies, each sold for more than it is bought for', async () => {
    const list = await quotes();
    expect(list.map((quote) => quote.code)).toContain('USD');
    expect(list.every(({ rate }) => rate.ask > rate.bid && rate.bid > 0)).toBe(true);
  });

  test('one quote equals the record of the list', async () => {
    const { call } = await account('sandbox-quotes');
    const one = shapes['exchange.read'].wire.parse((await call('/currencies/EUR/rate')).body);
    expect(await quotes()).toContainEqual(one);
  });

  test('rates change once a day at half past one, and the weekend has Friday’s', async () => {
    const { control } = sandbox();
    const at = async (now: string) => {
      await control.setClock({ now, speed: 0 });
      return quotes();
    };
    const thursday = await at('2027-03-11T20:00:00Z');
    const fridayMorning = await at('2027-03-12T16:29:00Z');
    const friday = await at('2027-03-12T16:30:00Z');
    const sunday = await at('2027-03-14T23:00:00Z');
    const mondayMorning = await at('2027-03-15T12:00:00Z');
    await control.setClock({ real: true });
    expect(fridayMorning).toEqual(thursday);
    expect(friday).not.toEqual(thursday);
    expect([sunday, mondayMorning]).toEqual([friday, friday]);
  });

  test('BRL cents become cents of the currency, by the rate asked for, with a fraction', async () => {
    const { call } = await account('sandbox-quotes');
    for (const type of ['bid', 'ask'] as const) {
      const { amount, currency } = shapes['exchange.convert'].wire.parse(
        (await call(`/currencies/USD/convert?amount=10000&type=${type}`)).body,
      );
      expect(Object.keys(currency.rate)).toEqual([type]);
      expect(amount).toBeCloseTo(10_000 / Number(currency.rate[type]), 1);
    }
  });

  test('a currency without a quote, or switched-off quotes, are 422 SV900', async () => {
    const { call } = await account('sandbox-quotes');
    expect(await call('/currencies/XTS/rate')).toMatchObject(refused);
    expect(await call('/currencies/XTS/convert?amount=1&type=ask')).toMatchObject(refused);
    await sandbox().control.changeAccount('sandbox-closed', { exchangeAvailable: false });
    const closed = await account('sandbox-closed');
    expect(await closed.call('/currencies/rates')).toMatchObject(refused);
  });

  test.each([
    ['code', '/currencies/usd/rate'],
    ['amount', '/currencies/USD/convert?type=ask'],
    ['amount', '/currencies/USD/convert?amount=0&type=ask'],
    ['amount', '/currencies/USD/convert?amount=1.5&type=ask'],
    ['type', '/currencies/USD/convert?amount=1&type=mid'],
  ])('a wrong %s is 400 SV001: %s', async (field, path) => {
    const { call } = await account('sandbox-quotes');
    expect(await call(path)).toMatchObject({ status: 400, body: { code: 'SV001', details: [{ field }] } });
  });
});
