import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { generateX25519Identity } from 'age-encryption';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAuditEvent } from '@/lib/server/audit/record';
import { verifyAudit } from '@/lib/server/audit/verify';
import { openDatabase } from '@/lib/server/database/database';
import { createStaff } from '@/lib/server/staff/create-staff';
import { type TestDatabase, testDatabase } from '@/lib/server/testing/database';
import { tablesInOrder } from './dump-tables';
import { type BackupKey, readEncrypted, writeEncrypted } from './encrypted-file';
import { endingSilence, makeBackup, removeOldBackups } from './make-backup';
import { restoreBackup } from './restore-backup';
import { writeDump } from './write-dump';

const canary = 'canary-of-a-person';
let source: TestDatabase;
let target: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
/** A pool of one connection. */
let alone: ReturnType<typeof openDatabase>;
let key: BackupKey;
let folder: string;

beforeAll(async () => {
  [source, target] = [await testDatabase(), await testDatabase()];
  opened = openDatabase(source.url);
  alone = openDatabase(source.url, { max: 1 });
  key = { identity: await generateX25519Identity() };
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
});
afterAll(async () => {
  await Promise.all([opened.close(), alone.close()]);
  await Promise.all([source.close(), target.close()]);
  rmSync(folder, { recursive: true });
});

const headAt = (at: string) => ({ version: '0.2.0', at, isDemonstration: false, secrets: { SEAL_KEY: canary } });
const record = (at: number) =>
  recordAuditEvent(opened.db, { actorId: null, address: null, action: 'staff.created', object: `event-${at}`, result: 'done' }, new Date());

/** Restores into the target database, which nobody else uses. */
async function restore(file: string, change: Partial<Parameters<typeof restoreBackup>[2]> = {}) {
  const sql = postgres(target.url, { max: 1, onnotice: () => {} });
  try {
    return await restoreBackup(sql, file, { key, isDemonstration: false, replace: true, ...change });
  } finally {
    await sql.end();
  }
}

async function contentsOf(url: string): Promise<Record<string, string>> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const found: Record<string, string> = {};
  for (const { name } of await tablesInOrder(sql)) {
    const [row] = await sql<
      { digest: string }[]
    >`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${sql(name)} t`;
    found[name] = row?.digest ?? '';
  }
  await sql.end();
  return found;
}

test('a backup made while others write is of one moment, encrypted, and restores every row with its chain and sequences', async () => {
  await createStaff(opened.db, { name: `Ana ${canary}\n\\.\t\\N "x"`, email: 'ana@loja.example', role: 'admin', active: true });
  for (let at = 0; at < 50; at += 1) await record(at);
  // Far more than a connection holds at once.
  await opened.sql`insert into shared_moments select md5(n::text) || repeat(md5(n::text), 8), now() from generate_series(1, 40000) as n`;
  let isOver = false;
  const writing = (async () => {
    for (let at = 50; !isOver; at += 1) {
      await record(at);
      await pause(5);
    }
  })();
  const { file, end } = await makeBackup(alone.sql, { folder, key, head: headAt('2026-11-27T15:00:00.000Z') });
  isOver = true;
  await writing;
  const inBackup = end.rows.audit ?? 0;
  expect(inBackup).toBeGreaterThanOrEqual(50);
  expect(end.rows.shared_moments).toBe(40_000);
  expect(await opened.sql`select 1 from audit`).not.toHaveLength(inBackup);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readFileSync(file).includes(canary)).toBe(false);

  const head = await restore(file);
  expect(head.secrets).toEqual({ SEAL_KEY: canary });
  const restored = openDatabase(target.url);
  expect(await verifyAudit(restored.db)).toMatchObject({ intact: true, rows: inBackup });
  const people = await restored.sql`select name from staff`;
  expect(people).toEqual([{ name: `Ana ${canary}\n\\.\t\\N "x"` }]);
  await restored.close();

  // A backup of the restored one has the same rows.
  const second = openDatabase(target.url, { max: 1 });
  const again = await makeBackup(second.sql, { folder, key, head: headAt('2026-11-27T15:00:01.000Z') });
  await second.close();
  expect(again.end.rows).toEqual(end.rows);
});

test('a connection that is lost in between makes no backup of two moments', async () => {
  const pool = openDatabase(source.url, { max: 1 });
  const dump = endingSilence(writeDump(pool.sql, headAt('2026-11-27T15:30:00.000Z')), 1_000);
  await dump.next();
  await opened.sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and xact_start is not null and state = 'idle in transaction'`;
  const readOn = async () => {
    for await (const _ of dump);
  };
  await expect(readOn()).rejects.toThrow();
  await pool.sql.end({ timeout: 0 });
});

test('nothing is thrown away unless it is said, and nothing at all for a file that is damaged, of another key, of a demonstration or in use', async () => {
  const { file } = await makeBackup(alone.sql, { folder, key, head: headAt('2026-11-27T16:00:00.000Z') });
  const before = await contentsOf(target.url);
  await expect(restore(file, { replace: false })).rejects.toThrow('not empty');
  await expect(restore(file, { isDemonstration: true })).rejects.toThrow('this is a demonstration');
  await expect(restore(file, { key: { identity: await generateX25519Identity() } })).rejects.toThrow('passphrase or key is another one');
  const whole = readFileSync(file);
  const damaged = path.join(folder, 'damaged.age');
  writeFileSync(damaged, whole.subarray(0, whole.length - 100));
  await expect(restore(damaged)).rejects.toThrow();
  const changed = Buffer.from(whole);
  const middle = Math.floor(changed.length / 2);
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  writeFileSync(damaged, changed);
  await expect(restore(damaged)).rejects.toThrow();
  const instance = openDatabase(target.url, { max: 1 });
  await instance.sql`select 1`;
  await expect(restore(file)).rejects.toThrow('stop every instance first');
  await instance.close();
  expect(await contentsOf(target.url)).toEqual(before);
});

test('a passphrase opens what it closed', async () => {
  const file = path.join(folder, 'by-passphrase.age');
  const passphrase = { passphrase: 'four words of a list' };
  await writeEncrypted(file, Readable.from([Buffer.from(canary)]), passphrase);
  expect(readFileSync(file).includes(canary)).toBe(false);
  const read = await readEncrypted(file, passphrase, (plain) => text(Readable.from(plain)));
  expect(read).toBe(canary);
});

test('backups are kept by count and age, the newest always, and no other file is touched', async () => {
  const retained = mkdtempSync(path.join(tmpdir(), 'kept-'));
  const name = (day: number) => `balcao-202611${day}T150000000Z.backup.age`;
  const now = new Date('2026-11-30T15:00:00.000Z');
  for (const day of [10, 26, 27, 28, 29]) {
    writeFileSync(path.join(retained, name(day)), '');
    const at = new Date(`2026-11-${day}T15:00:00.000Z`);
    utimesSync(path.join(retained, name(day)), at, at);
  }
  writeFileSync(path.join(retained, 'notes.txt'), '');
  expect(await removeOldBackups(retained, { count: 4, days: 3 }, now)).toBe(2);
  expect(readdirSync(retained).sort()).toEqual([name(27), name(28), name(29), 'notes.txt']);
  expect(await removeOldBackups(retained, { count: 1, days: 1 }, new Date('2027-11-30T15:00:00.000Z'))).toBe(2);
  expect(readdirSync(retained).sort()).toEqual([name(29), 'notes.txt']);
  rmSync(retained, { recursive: true });
});
