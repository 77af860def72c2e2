import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { verifyAudit } from '@/lib/server/audit/verify';
import { openDatabase } from '@/lib/server/database/database';
import { createStaff } from '@/lib/server/staff/create-staff';
import { deactivateStaff } from '@/lib/server/staff/deactivate-staff';
import { type TestDatabase, testDatabase } from '@/lib/server/testing/database';
import { migrateDatabase } from './migrate-database';

const role = `app_${randomUUID().slice(0, 8)}`;
let database: TestDatabase;
let owner: postgres.Sql;
let app: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await testDatabase();
  owner = postgres(database.url, { max: 1, onnotice: () => {} });
  await owner.unsafe(`create role ${role} login password 'test'`);
  const url = new URL(database.url);
  [url.username, url.password] = [role, 'test'];
  await migrateDatabase(database.url, url.href);
  // A second start changes nothing.
  await migrateDatabase(database.url, url.href);
  app = openDatabase(url.href, { max: 1 });
});
afterAll(async () => {
  await app.close();
  await owner.unsafe(`drop owned by ${role}; drop role ${role}`);
  await owner.end();
  await database.close();
});

test("the app's user is no superuser, owns no table, and works: rows are inserted, updated and audited", async () => {
  const [facts] = await app.sql`select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user`;
  expect(facts).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false });
  expect(await app.sql`select 1 from pg_tables where tableowner = current_user`).toHaveLength(0);

  await createStaff(app.db, { name: 'Ana', email: 'ana@loja.example', role: 'admin', active: true });
  expect(await deactivateStaff(app.db, 'ana@loja.example', new Date())).toBe(true);
  await recordAuditEvent(app.db, { actorId: null, address: null, action: 'staff.created', result: 'done' }, new Date());
  expect(await verifyAudit(app.db)).toMatchObject({ intact: true, rows: 2 });
});

test('every table can be read and inserted into, and every one updated but the audit, its anchors, the rules of approval, the votes and the spending limits', async () => {
  const rows = await app.sql<{ name: string; add: boolean; change: boolean }[]>`
    select tablename as name,
      has_table_privilege(quote_ident(tablename), 'select') and has_table_privilege(quote_ident(tablename), 'insert') as add,
      has_table_privilege(quote_ident(tablename), 'update') and has_table_privilege(quote_ident(tablename), 'delete') as change
    from pg_tables where schemaname = 'public'`;
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ add }) => !add)).toEqual([]);
  expect(
    rows
      .filter(({ change }) => !change)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['approval_rules', 'approval_votes', 'audit', 'audit_anchors', 'spending_limits']);
});

describe("the app's user is refused", () => {
  test.each([
    ['to change what happened', "update audit set result = 'refused'"],
    ['to take it away', 'delete from audit'],
    ['to empty it', 'truncate audit'],
    ['to take an anchor away', 'delete from audit_anchors'],
    ['to change an anchor', 'update audit_anchors set rows = 0'],
    ['to put its guards aside', 'alter table audit disable trigger user'],
    ['to drop it', 'drop table audit'],
    ['to make tables', 'create table made_up (id integer)'],
    ['to say what is migrated', 'delete from drizzle.__drizzle_migrations'],
    ['to become the owner', 'set role postgres'],
  ])('%s: %s', async (_, statement) => {
    await expect(app.sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
  });
});
