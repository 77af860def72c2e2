import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '@/lib/server/database/database';
import { officeForTests } from '@/lib/server/testing/office-for-tests';

const office = officeForTests();
let pool: ReturnType<typeof openDatabase>;
let killer: ReturnType<typeof openDatabase>;

beforeAll(() => {
  const { databaseUrl } = office.services().environment;
  pool = openDatabase(databaseUrl, { max: 1 });
  killer = openDatabase(databaseUrl, { max: 1 });
});
afterAll(() => Promise.all([pool.close(), killer.close()]));

const pidOf = async (statements: Pick<typeof pool.db, 'execute'>) =>
  Number((await statements.execute(sql`select pg_backend_pid() as pid`))[0]?.pid);

/** Ends a connection, and returns when it is gone. */
async function end(pid: number): Promise<void> {
  await killer.db.execute(sql`select pg_terminate_backend(${pid}::int, 5000)`);
}

/** When the pool has its connection again. */
const reconnected = () => expect.poll(() => pidOf(pool.db).catch(() => 0)).toBeGreaterThan(0);

test('a transaction that was lost between two statements ends, and runs none of the others on the connection that comes after it', async () => {
  await killer.db.execute(sql`create table lost_rows (id int)`);
  let last: Promise<unknown> = Promise.resolve();
  const lost = pool.db.transaction((tx) => {
    last = (async () => {
      await tx.execute(sql`insert into lost_rows values (1)`);
      await end(await pidOf(tx));
      await reconnected();
      await tx.execute(sql`insert into lost_rows values (2)`);
    })();
    return last;
  });
  await expect(lost).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  await expect(last).rejects.toMatchObject({ cause: { code: 'CONNECTION_CLOSED' } });
  expect(await killer.db.execute(sql`select id from lost_rows`)).toHaveLength(0);
});

test('statements that wait for their turn in a transaction fail with it, and the pool goes on', async () => {
  const pids = new Set<number>();
  for (let round = 0; round < 20; round += 1) {
    const lost = pool.db.transaction(async (tx) => {
      const pid = await pidOf(tx);
      pids.add(pid);
      const statements = Array.from({ length: 5 }, () => tx.execute(sql`select pg_sleep(0.2)`));
      await end(pid);
      return Promise.allSettled(statements);
    });
    await expect(lost).rejects.toThrow();
    await reconnected();
  }
  expect(pids.size).toBe(20);
});
