import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '@/lib/server/testing/database';
import { applyMigrations, newestMigration as newest, requireKnownSchema } from './apply-migrations';

let database: TestDatabase;
let sql: postgres.Sql;
let other: postgres.Sql;
let migrations: string;

beforeAll(async () => {
  database = await testDatabase();
  [sql, other] = [1, 2].map(() => postgres(database.url, { max: 1, onnotice: () => {} })) as [postgres.Sql, postgres.Sql];
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

test('a version that is older than the schema is refused', async () => {
  await expect(requireKnownSchema(sql)).rejects.toThrow('by a newer version of Balcão');
});
