import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '@/lib/server/testing/database';
import { applyMigrations, newestMigration as newest, requireKnownSchema } from './apply-migrations';
import { UnusableDatabaseError } from './usable-database';

let database: TestDatabase;
let sql: postgres.Sql;
let other: postgres.Sql;
let migrations: string;

beforeAll(async () => {
  database = await testDatabase();
  // As the app opens it: arrays are nobody's to write.
  const options = { max: 1, onnotice: () => {}, fetch_types: false };
  [sql, other] = [1, 2].map(() => postgres(database.url, options)) as [postgres.Sql, postgres.Sql];
  migrations = mkdtempSync(path.join(tmpdir(), 'migrations-'));
});
afterAll(async () => {
  await Promise.all([sql.end(), other.end()]);
  await database.close();
  rmSync(migrations, { recursive: true });
});

/** Writes a folder with one migration that is newer than the last. */
function write(text: string, when: number) {
  mkdirSync(path.join(migrations, 'meta'), { recursive: true });
  writeFileSync(path.join(migrations, '0000_next.sql'), text);
  const entries = [{ idx: 0, version: '7', when, tag: '0000_next', breakpoints: true }];
  writeFileSync(path.join(migrations, 'meta/_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
}

test('a migration waits for a table in use without holding up whoever comes after it, and is applied once it is free', async () => {
  write('ALTER TABLE "staff" ADD COLUMN "nickname" text;', newest + 1);
  let free = () => {};
  const inUse = other.begin(async (tx) => {
    await tx`select 1 from staff limit 1`;
    await new Promise<void>((resolve) => (free = resolve));
  });
  await expect.poll(async () => (await sql`select 1 from pg_locks where relation = 'staff'::regclass`).length).toBeGreaterThan(0);
  const applied = applyMigrations(sql, migrations);
  await new Promise((later) => setTimeout(later, 300));
  free();
  await inUse;
  await applied;
  expect(await sql`select nickname from staff`).toEqual([]);
});

test('an index is made concurrently, also where an attempt before was cut off', async () => {
  await sql`insert into staff (name, email, role, active) values ('Ana', 'a@loja.example', 'admin', true), ('Ana', 'b@loja.example', 'admin', true)`;
  await expect(sql`create unique index concurrently unfinished on staff (name)`).rejects.toThrow();
  write('CREATE INDEX CONCURRENTLY IF NOT EXISTS "unfinished" ON "staff" ("name");', newest + 2);
  await applyMigrations(sql, migrations);
  const indexes = await sql`select indisvalid as valid, indisunique as unique from pg_index where indexrelid = 'unfinished'::regclass`;
  expect(indexes).toEqual([{ valid: true, unique: false }]);
});

test('what the database refuses is a sentence with the name of the migration, and the start ends with it', async () => {
  write('CREATE TABLE "staff" ("id" uuid);', newest + 3);
  await expect(applyMigrations(sql, migrations)).rejects.toThrow(
    new UnusableDatabaseError(
      `The database could not be migrated: it refuses ${newest + 3} with “relation "staff" already exists” (42P07). Those before it are applied, and of this one nothing is unless it makes an index; nothing has started.`,
    ),
  );
});

test('a migration of a version that was never released is refused', async () => {
  await sql`delete from drizzle.__drizzle_migrations where created_at > ${newest}`;
  await expect(requireKnownSchema(sql)).resolves.toBeUndefined();
  await sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a branch', ${newest - 1})`;
  await expect(requireKnownSchema(sql)).rejects.toThrow('not among those before this one');
  await sql`update drizzle.__drizzle_migrations set created_at = ${newest + 1} where created_at = ${newest - 1}`;
});

test('a version that is older than the schema is refused', async () => {
  await expect(requireKnownSchema(sql)).rejects.toThrow('by a newer version of Balcão');
});
