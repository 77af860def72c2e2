import { execFile } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '@/lib/server/database/database';
import { audit } from '@/lib/server/database/schema/schema';
import { type TestDatabase, testDatabase } from '@/lib/server/testing/database';
import { secretsForTests } from '@/lib/server/testing/secrets-for-tests';
import { chainHash, genesis } from './chain';
import { recordAuditEvent } from './record';
import { verifyAudit } from './verify';

/** What a program of ours demands before it looks at the database. */
const settings = {
  APP_URL: 'http://localhost:3000',
  PAYMENTS_URL: 'http://127.0.0.1:9/v1',
  PAYMENTS_TOKEN: 'no-service-is-asked',
  ...secretsForTests,
};
const now = new Date('2026-11-27T15:00:00.123Z');
const unanchored = 'No anchor was given: a cut end would not show.\n';
const intact = (rows: number) => ({ intact: true, rows, brokenAt: null, anchors: 0, lostAnchor: null });
let database: TestDatabase;
let opened: ReturnType<typeof openDatabase>;

beforeEach(async () => {
  database = await testDatabase();
  opened = openDatabase(database.url);
});
afterEach(async () => {
  await opened.close();
  await database.close();
});

const write = (number: number) =>
  recordAuditEvent(
    opened.db,
    {
      actorId: null,
      address: null,
      action: 'staff.created',
      object: String(number),
      result: 'done',
      facts: { role: 'admin', by: 'x' },
    },
    now,
  );

async function writeSeveral(count: number) {
  for (let number = 1; number <= count; number += 1) await write(number);
}

/** The same rows as `writeSeveral` would write, in one statement: more than a batch, one after the other, took ten seconds. */
async function writeManyAtOnce(count: number) {
  const rows: (typeof audit.$inferSelect)[] = [];
  for (let number = 1; number <= count; number += 1) {
    const row = {
      sequence: number,
      at: now,
      actorId: null,
      action: 'staff.created',
      object: String(number),
      result: 'done',
      address: null,
      requestId: null,
      facts: { role: 'admin', by: 'x' },
      sessionId: null,
    } as const;
    const previousHash = rows.at(-1)?.hash ?? genesis;
    rows.push({ ...row, previousHash, hash: chainHash(row, previousHash) });
  }
  await opened.db.insert(audit).values(rows);
}

test('an empty audit is intact', async () => {
  expect(await verifyAudit(opened.db)).toEqual(intact(0));
});

test('fifty concurrent writers leave one chain without a gap', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, number) => write(number)));
  const rows = await opened.db.select({ sequence: audit.sequence }).from(audit).orderBy(audit.sequence);
  expect(rows.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(await verifyAudit(opened.db)).toEqual(intact(50));
});

test('an audit longer than one batch is verified to its end', async () => {
  await writeManyAtOnce(1_001);
  expect(await verifyAudit(opened.db)).toEqual(intact(1_001));
  await tamper('delete from audit where sequence = 1001');
  await tamper("update audit set result = 'refused' where sequence = 1000");
  expect(await verifyAudit(opened.db)).toMatchObject({ intact: false, brokenAt: 1_000 });
});

describe('the database itself refuses', () => {
  test.each(["update audit set result = 'refused'", 'delete from audit', 'truncate audit', 'truncate audit cascade'])(
    '%s',
    async (statement) => {
      await writeSeveral(2);
      await expect(opened.sql.unsafe(statement)).rejects.toThrow('the audit table is append-only');
      expect(await verifyAudit(opened.db)).toEqual(intact(2));
    },
  );
});

describe('a change made past the triggers is found at its row', () => {
  test.each<[string, number]>([
    ['update audit set facts = \'{"role":"finance","by":"x"}\' where sequence = 3', 3],
    ["update audit set at = at + interval '1 ms' where sequence = 2", 2],
    ["update audit set result = 'refused' where sequence = 5", 5],
    ['update audit set actor_id = gen_random_uuid() where sequence = 1', 1],
    ['update audit set object = null where sequence = 4', 4],
    ['update audit set hash = previous_hash where sequence = 2', 2],
    ['delete from audit where sequence = 3', 3],
    ['delete from audit where sequence = 1', 1],
    ['update audit set sequence = sequence + 10 where sequence >= 4', 4],
    [
      'insert into audit select 0, at, actor_id, action, object, result, address, request_id, facts, previous_hash, hash from audit where sequence = 1',
      1,
    ],
  ])('%s', async (statement, brokenAt) => {
    await writeSeveral(5);
    await tamper(statement);
    expect(await verifyAudit(opened.db)).toEqual({ ...intact(brokenAt - 1), intact: false, brokenAt });
  });

  test('two exchanged rows are found, even with their hashes', async () => {
    await writeSeveral(3);
    await tamper('update audit set sequence = -1 where sequence = 2');
    await tamper('update audit set sequence = 2 where sequence = 3');
    await tamper('update audit set sequence = 3 where sequence = -1');
    expect(await verifyAudit(opened.db)).toMatchObject({ intact: false, brokenAt: 2 });
  });
});

describe('the command', () => {
  test('exits with 0 on an intact audit', async () => {
    await writeSeveral(2);
    expect(await command()).toEqual({ code: 0, output: `The audit is intact: 2 rows.\n${unanchored}` });
  });

  test('exits with 1 on a broken one and says where', async () => {
    await writeSeveral(2);
    await tamper("update audit set action = 'staff.changed' where sequence = 2");
    expect(await command()).toEqual({ code: 1, output: 'The audit is broken at row 2.\n' });
  });

  test('goes through the whole chain, and names the first row of several that were changed', async () => {
    await writeManyAtOnce(1_002);
    expect(await command()).toEqual({ code: 0, output: `The audit is intact: 1002 rows.\n${unanchored}` });
    await tamper("update audit set result = 'refused' where sequence in (3, 1001)");
    expect(await command()).toEqual({ code: 1, output: 'The audit is broken at row 3.\n' });
  });

  test('tells a cut end by the number of rows alone: what is left is a chain', async () => {
    await writeSeveral(3);
    await tamper('delete from audit where sequence = 3');
    expect(await command()).toEqual({ code: 0, output: `The audit is intact: 2 rows.\n${unanchored}` });
  });

  test('finds what was written anew at a cut end, where it is not chained to what is left', async () => {
    await writeSeveral(3);
    await tamper('delete from audit where sequence = 2');
    expect(await command()).toEqual({ code: 1, output: 'The audit is broken at row 2.\n' });
  });

  test('is what npm run audit:verify runs, against the database of its settings', async () => {
    await writeSeveral(2);
    expect(await command(['scripts/audit-verify.mjs'])).toEqual({ code: 0, output: `The audit is intact: 2 rows.\n${unanchored}` });
    await tamper("update audit set action = 'staff.changed' where sequence = 1");
    expect(await command(['scripts/audit-verify.mjs'])).toEqual({ code: 1, output: 'The audit is broken at row 1.\n' });
  });
});

/** Changes a row as only the owner of the database can, who may disable triggers. */
async function tamper(statement: string): Promise<void> {
  await opened.sql.begin(async (sql) => {
    await sql`alter table audit disable trigger user`;
    await sql.unsafe(statement);
    await sql`alter table audit enable trigger user`;
  });
}

function command(
  args = ['--conditions=react-server', '--import', 'tsx', 'lib/server/audit/cli.ts'],
): Promise<{ code: number; output: string }> {
  const env = { ...process.env, ...settings, DATABASE_URL: database.url };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { env }, (_error, output) => resolve({ code: child.exitCode ?? -1, output }));
  });
}
