import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serviceAreas } from '@/lib/contracts/service-areas';
import { openDatabase } from '@/lib/server/database/database';
import { serviceObservations, sharedMoments } from '@/lib/server/database/schema/instances-schema';
import { type TestDatabase, testDatabase } from '@/lib/server/testing/database';
import { blockObserver } from './block-observer';
import { type AreaCount, addObservations, shareObservations } from './service-observations';
import { clearMoment, momentOf, noteMoment, takeTurn } from './shared-moments';

const now = new Date('2026-11-27T15:00:00.000Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
let database: TestDatabase;
let instances: ReturnType<typeof openDatabase>[];
const db = () => (instances[0] as (typeof instances)[number]).db;

beforeAll(async () => {
  database = await testDatabase();
  instances = [1, 2, 3].map(() => openDatabase(database.url, { max: 2 }));
});
beforeEach(async () => {
  await db().delete(sharedMoments);
  await db().delete(serviceObservations);
});
afterAll(async () => {
  Reflect.deleteProperty(globalThis, 'balcaoInstance');
  await Promise.all(instances.map(({ close }) => close()));
  await database.close();
});

test('of many instances that want a turn one gets it, and nobody else before its time is over', async () => {
  const all = (at: Date) =>
    Promise.all(Array.from({ length: 30 }, (_, n) => takeTurn(instances[n % 3]?.db ?? db(), 'job:mails', at, 1_000)));
  expect((await all(now)).filter(Boolean)).toHaveLength(1);
  expect((await all(later(999))).filter(Boolean)).toHaveLength(0);
  expect((await all(later(1_000))).filter(Boolean)).toHaveLength(1);
  expect(await takeTurn(db(), 'job:other', later(1_000), 1_000)).toBe(true);
});

test('a clock that was an hour ahead and is right again takes its turns at once', async () => {
  const hour = 3_600_000;
  expect(await takeTurn(db(), 'job:one', later(hour), 5_000)).toBe(true);
  expect(await takeTurn(db(), 'job:one', now, 5_000)).toBe(true);
  expect(await takeTurn(db(), 'job:one', later(1_000), 5_000)).toBe(false);
  // Clocks of two instances that differ a little take one turn together.
  expect(await takeTurn(db(), 'job:one', later(-30_000), 5_000)).toBe(false);
});

test('a moment never goes back, and one that is newer than what ends it stays', async () => {
  await noteMoment(db(), 'queue-changed', later(10));
  await noteMoment(db(), 'queue-changed', now);
  expect(await momentOf(db(), 'queue-changed')).toEqual(later(10));
  await clearMoment(db(), 'queue-changed', now);
  expect(await momentOf(db(), 'queue-changed', 'account-blocked')).toEqual(later(10));
  await clearMoment(db(), 'queue-changed', later(10));
  expect(await momentOf(db(), 'queue-changed')).toBeNull();
});

test('an account that one instance found blocked is blocked for all, until a change succeeds at any', async () => {
  const [one, other] = instances.map((instance) => blockObserver(instance.db));
  await one?.blocked(now);
  expect(await momentOf(instances[2]?.db ?? db(), 'account-blocked')).toEqual(now);
  await other?.changed(later(1));
  expect(await momentOf(db(), 'account-blocked')).toBeNull();
});

test('what each instance observed of the service counts for all, until a minute after it is gone', async () => {
  const counts = (change: Partial<AreaCount> = {}): AreaCount[] =>
    serviceAreas.map((area) => ({ area, calls: 2, failed: 0, slow: 0, isSlowNow: false, ...change }));
  const as = async <T>(instance: string, act: () => Promise<T>) => {
    Reflect.set(globalThis, 'balcaoInstance', instance);
    return act();
  };
  const [a, b] = [crypto.randomUUID(), crypto.randomUUID()];
  await as(a, () => shareObservations(db(), counts({ failed: 2 }), now));
  await as(a, () => shareObservations(db(), counts({ failed: 1, isSlowNow: true }), later(1)));
  const [area] = serviceAreas;
  const seenBy = async (instance: string, at: Date) =>
    (await as(instance, () => addObservations(db(), counts(), at))).find((count) => count.area === area);
  expect(await seenBy(b, later(2))).toEqual({ area, calls: 4, failed: 1, slow: 0, isSlowNow: true });
  // Its own are those of this moment, not those it told.
  expect(await seenBy(a, later(2))).toEqual({ area, calls: 2, failed: 0, slow: 0, isSlowNow: false });
  expect(await seenBy(b, later(60_001))).toMatchObject({ calls: 2, failed: 0 });
  await as(b, () => shareObservations(db(), counts(), later(60_001)));
  expect(await db().$count(serviceObservations)).toBe(serviceAreas.length);
});
