import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '@/lib/server/database/database';
import { passwordFailures } from '@/lib/server/database/schema/throttle-schema';
import { type TestDatabase, testDatabase } from '@/lib/server/testing/database';
import { countFailure, sweepPasswordFailures } from './count-failure';
import { accountHash, failureKeys, type TrySource } from './failure-keys';

let database: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
const began = new Date('2026-11-28T12:00:00Z');
const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000);

beforeAll(async () => {
  database = await testDatabase();
  opened = openDatabase(database.url);
});
afterAll(async () => {
  await opened.close();
  await database.close();
});

const someone = () => accountHash(`${randomUUID()}@loja.example`, { sealKey: 's'.repeat(32) });
const from = (address: string, known: Partial<TrySource> = {}): TrySource => ({ address, device: null, isKnownSource: false, ...known });
const fail = (account: Buffer, source: TrySource, now = began) => countFailure(opened.db, failureKeys(account, source), now);
const waited = async (tried: ReturnType<typeof fail>) => {
  const outcome = await tried;
  return 'waitSeconds' in outcome ? outcome.waitSeconds : 0;
};

test('failures are deleted once they delay nobody any more, and not before', async () => {
  const account = someone();
  for (let tries = 0; tries < 3; tries += 1) await fail(account, from('203.0.113.7'));
  await sweepPasswordFailures(opened.db, after(29));
  expect(await waited(fail(account, from('203.0.113.7')))).toBe(2);
  await sweepPasswordFailures(opened.db, after(30));
  expect(await opened.db.select().from(passwordFailures)).toEqual([]);
});

test('of concurrent attempts from one place only the free ones are checked', async () => {
  const account = someone();
  const waits = await Promise.all(Array.from({ length: 30 }, () => waited(fail(account, from('203.0.113.7')))));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
});

test('of concurrent attempts from many networks only the free ones of the account are checked', async () => {
  const account = someone();
  const waits = await Promise.all(Array.from({ length: 40 }, (_, at) => waited(fail(account, from(`203.0.${at}.7`)))));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
});

test('ten failures at one place delay it for half an hour, and other places for a minute at most', async () => {
  const account = someone();
  let now = began;
  for (let tries = 0; tries < 10; tries += 1) {
    now = new Date(now.getTime() + 61_000);
    expect(await waited(fail(account, from('203.0.113.7'), now))).toBe(0);
  }
  expect(await waited(fail(account, from('203.0.113.8'), now))).toBe(30 * 60);
  expect(await waited(fail(account, from('198.51.100.1'), now))).toBeLessThanOrEqual(60);
});

describe('a network is delayed', () => {
  const spray = async (address: (at: number) => string) => {
    for (let at = 0; at < 10; at += 1) expect(await waited(fail(someone(), from(address(at))))).toBe(0);
  };

  test('after attempts on ten names, whatever its addresses', async () => {
    await spray((at) => `2001:db8:0:1::${at + 1}`);
    expect(await waited(fail(someone(), from('2001:db8:0:1:ffff::1')))).toBe(2);
    expect(await waited(fail(someone(), from('2001:db8:0:2::1')))).toBe(0);
  });

  test('for strangers, not for browsers and accounts known there', async () => {
    await spray(() => '198.51.100.20');
    expect(await waited(fail(someone(), from('198.51.100.21')))).toBe(2);
    expect(await waited(fail(someone(), from('198.51.100.21', { isKnownSource: true })))).toBe(0);
    expect(await waited(fail(someone(), from('198.51.100.21', { isKnownSource: true, device: 'd' })))).toBe(0);
  });

  test('not by one person who fails many times', async () => {
    const account = someone();
    let now = began;
    for (let tries = 0; tries < 12; tries += 1) {
      await fail(account, from('192.0.2.20'), now);
      now = new Date(now.getTime() + 61_000);
    }
    expect(await waited(fail(someone(), from('192.0.2.20'), now))).toBe(0);
  });
});
