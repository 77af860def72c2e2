import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '@/lib/server/database/database';
import { startBreakablePath } from '@/lib/server/testing/breakable-path';
import { officeForTests, type Person } from '@/lib/server/testing/office-for-tests';

/** How long the path stays lost: a moment in the tests; a measurement asks for more. */
const lostSeconds = Number(process.env.LOST_PATH_SECONDS ?? 0);
/** A request that waits so long for a new connection fails. */
const connectTimeoutSeconds = 30;

const office = officeForTests();
let finance: Person;
let path: Awaited<ReturnType<typeof startBreakablePath>>;
let far: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  finance = await office.person('finance');
  path = await startBreakablePath(office.services().environment.databaseUrl);
  far = openDatabase(path.url, { max: 4 });
  await far.db.execute(sql`select 1`);
});
afterAll(async () => {
  await far.sql.end({ timeout: 0 });
  await path.stop();
});

const list = () => office.send('GET', '/operations', { as: finance, services: { db: far.db, healthDb: far.db } });

/** The word of a fresh process about its database. */
async function databaseReach() {
  vi.resetModules();
  Reflect.set(globalThis, 'balcaoServices', { ...office.services(), healthDb: far.db });
  const { readDatabaseReach } = await import('@/lib/server/routes/health');
  return readDatabaseReach();
}

test.each([
  ['go on with what waited', false],
  ['are opened anew', true],
])(
  'the path to the database is lost without a word: it is said meanwhile, and afterwards connections %s',
  async (_, forgotten) => {
    expect((await list()).status).toBe(200);
    path.lose();
    const underWay = Array.from({ length: 6 }, list);
    if (!forgotten) expect(await databaseReach()).toBe('unreachable');
    await sleep(lostSeconds * 1000);
    path.restore({ forgotten });
    for (const { status, body } of await Promise.all(underWay)) {
      if (forgotten || lostSeconds >= connectTimeoutSeconds) expect([200, 500]).toContain(status);
      else expect([status, body.items]).toEqual([200, []]);
    }
    await expect.poll(async () => (await list()).status).toBe(200);
    for (const { status } of await Promise.all(Array.from({ length: 8 }, list))) expect(status).toBe(200);
  },
  (60 + lostSeconds) * 1000,
);
