import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { verifyAudit } from '@/lib/server/audit/verify';
import { openDatabase } from '@/lib/server/database/database';
import { type TestDatabase, testDatabase } from '@/lib/server/testing/database';
import { type Anchor, anchorLine, parseAnchors } from './anchor-line';
import { makeAnchor, storedAnchors } from './anchors';

const now = new Date('2026-11-27T15:00:00.123Z');
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

async function writeSeveral(count: number, object = 'x') {
  for (let number = 1; number <= count; number += 1)
    await recordAuditEvent(opened.db, { actorId: null, address: null, action: 'staff.created', object, result: 'done' }, now);
}

/** Works past the triggers, as only the owner of the tables can. */
async function asOwner(...statements: string[]): Promise<void> {
  await opened.sql.begin(async (sql) => {
    for (const table of ['audit', 'audit_anchors']) await sql`alter table ${sql(table)} disable trigger user`;
    for (const statement of statements) await sql.unsafe(statement);
    for (const table of ['audit', 'audit_anchors']) await sql`alter table ${sql(table)} enable trigger user`;
  });
}

async function anchored(rows: number, day = '2026-11-27'): Promise<Anchor[]> {
  await writeSeveral(rows);
  await makeAnchor(opened.db, day, now);
  return storedAnchors(opened.db);
}

describe('the anchor of a day', () => {
  test('has the count and the head of that moment, and is made once, by whichever of ten is first', async () => {
    await writeSeveral(3);
    await Promise.all(Array.from({ length: 10 }, () => makeAnchor(opened.db, '2026-11-27', now)));
    await writeSeveral(2);
    await makeAnchor(opened.db, '2026-11-27', now);
    expect(await storedAnchors(opened.db)).toEqual([
      { day: '2026-11-27', rows: 3, sequence: 3, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(await verifyAudit(opened.db)).toMatchObject({ intact: true, rows: 5, anchors: 1 });
  });

  test('is not made of an empty audit', async () => {
    expect(await anchored(0)).toEqual([]);
  });

  test.each(['update audit_anchors set rows = 0', 'delete from audit_anchors', 'truncate audit_anchors cascade'])(
    'is changed by nobody: %s',
    async (statement) => {
      await anchored(1);
      await expect(opened.sql.unsafe(statement)).rejects.toThrow('the anchors of the audit are append-only');
    },
  );
});

describe('a chain that is a chain', () => {
  test('is found to have lost its end, by the anchor in the database', async () => {
    await anchored(3);
    await asOwner('delete from audit where sequence = 3');
    const lostAnchor = { day: '2026-11-27', sequence: 3, reason: 'missing' };
    expect(await verifyAudit(opened.db)).toEqual({ intact: false, rows: 2, brokenAt: null, anchors: 0, lostAnchor });
  });

  test('is found to have lost its end, by the anchor outside, when the one in the database was taken away too', async () => {
    const outside = await anchored(3);
    await asOwner('delete from audit where sequence = 3', 'delete from audit_anchors');
    expect(await verifyAudit(opened.db)).toMatchObject({ intact: true });
    expect(await verifyAudit(opened.db, outside)).toMatchObject({ intact: false, lostAnchor: { sequence: 3, reason: 'missing' } });
  });

  test('is found to have been written anew, and the first anchor that differs is named', async () => {
    const outside = [...(await anchored(2, '2026-11-26')), ...(await anchored(2, '2026-11-27')).slice(1)];
    await asOwner('delete from audit', 'delete from audit_anchors');
    await writeSeveral(6, 'another');
    const lostAnchor = { day: '2026-11-26', sequence: 2, reason: 'different' };
    expect(await verifyAudit(opened.db, outside.toReversed())).toMatchObject({ intact: false, brokenAt: null, lostAnchor });
  });
});

describe('a line', () => {
  const anchor = { day: '2026-11-27', rows: 837, sequence: 837, hash: 'ab'.repeat(32) };

  test('is read back from a file or a quoted mail, with everything around it', () => {
    const line = anchorLine(anchor);
    expect(parseAnchors(`Olá, Rui.\r\n\r\n> ${line}\r\n${line}\n`)).toEqual([anchor, anchor]);
  });

  test.each(['balcao-audit 2026-11-27 rows 837', anchorLine(anchor).slice(0, -1), `${anchorLine(anchor)}0`])(
    'that is damaged is an error and not left out: %s',
    (line) => {
      expect(() => parseAnchors(`\n${line}`)).toThrow('Line 2 of the anchors is damaged');
    },
  );
});
