import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '@/lib/server/audit/verify';
import { openDatabase } from '@/lib/server/database/database';
import { audit } from '@/lib/server/database/schema/schema';
import { type TestDatabase, testDatabase } from '@/lib/server/testing/database';
import { recordAuditEvent } from './record';

const now = new Date('2026-11-27T15:00:00.123Z');
let database: TestDatabase;
/** Three instances. */
let instances: ReturnType<typeof openDatabase>[];

beforeAll(async () => {
  database = await testDatabase();
  instances = [1, 2, 3].map(() => openDatabase(database.url, { max: 2 }));
});
afterAll(async () => {
  await Promise.all(instances.map(({ close }) => close()));
  await database.close();
});

const first = () => (instances[0] as (typeof instances)[number]).db;
const write = (at: number, event: { actorId?: string | null; object: string }) =>
  recordAuditEvent(
    (instances[at % instances.length] as (typeof instances)[number]).db,
    { actorId: null, address: null, action: 'staff.created', result: 'done', ...event },
    now,
  );

test('events of three instances at once make one chain without gap or fork, and each is stored when its writer goes on', async () => {
  await Promise.all(
    Array.from({ length: 2_000 }, async (_, at) => {
      await write(at, { object: `event-${at}` });
      if (at % 100 === 0) expect(await first().$count(audit, eq(audit.object, `event-${at}`))).toBe(1);
    }),
  );
  expect(await verifyAudit(first())).toMatchObject({ intact: true, rows: 2_000 });
  const objects = await first().select({ object: audit.object }).from(audit);
  expect(new Set(objects.map(({ object }) => object)).size).toBe(2_000);
});

test('an event that cannot be stored fails alone, and those beside it are stored once', async () => {
  const before = await first().$count(audit);
  const written = await Promise.allSettled([
    write(0, { object: 'before' }),
    write(0, { object: 'one' }),
    write(0, { object: 'wrong', actorId: 'no-uuid' }),
    write(0, { object: 'other' }),
  ]);
  expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(await verifyAudit(first())).toMatchObject({ intact: true, rows: before + 3 });
});

test('what waits when the database is lost fails, and later events are stored', async () => {
  const lost = openDatabase(database.url, { max: 1 });
  await lost.close();
  const event = { actorId: null, address: null, action: 'staff.created', result: 'done' } as const;
  const written = await Promise.allSettled([1, 2, 3].map(() => recordAuditEvent(lost.db, event, now)));
  expect(written.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  const before = await first().$count(audit);
  await write(0, { object: 'later' });
  expect(await verifyAudit(first())).toMatchObject({ intact: true, rows: before + 1 });
});
