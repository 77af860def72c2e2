import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Anchor, anchorLine } from '@/lib/server/audit/anchors/anchor-line';
import { makeAnchor, storedAnchors } from '@/lib/server/audit/anchors/anchors';
import { textHash } from '@/lib/server/audit/chain';
import { parseChainLine } from '@/lib/server/audit/chain-file/chain-line';
import { verifyChainFile } from '@/lib/server/audit/chain-file/verify-chain-file';
import { recordAuditEvent } from '@/lib/server/audit/record';
import type { Person } from '@/lib/server/testing/office-for-tests';
import { sandboxForTests } from '@/sandbox/testing/sandbox-for-tests';
import { exportsForTests } from './testing/exports-for-tests';

const sandbox = sandboxForTests();
const { office, made, download } = exportsForTests(sandbox, 1);
const rows = 205;
let auditor: Person;
let lines: string[];
let anchors: Anchor[];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'chain-'));
  auditor = await office.person('auditor');
  const { db } = office.services();
  const caller = { staffId: auditor.staffId, sessionId: auditor.sessionId, address: '192.0.2.7' };
  const event = { caller, action: 'staff.changed', object: '"á,;\n', requestId: 'r', facts: { role: 'finance', by: 'link' } } as const;
  for (let row = 1; row <= rows; row += 1) {
    await recordAuditEvent(db, { ...event, result: row % 2 ? 'asked' : 'done' }, office.clock.now);
    if (row === 100 || row === rows) await makeAnchor(db, `2026-11-${row === 100 ? 26 : 27}`, office.clock.now);
  }
  anchors = await storedAnchors(db);
  const search = `actor=${auditor.staffId}&result=refused`;
  const record = await made({ list: 'audit', form: 'chain', search, columns: ['at'] }, auditor);
  expect(record).toMatchObject({ state: 'ready', filters: [], name: 'auditoria_2026-11-27.jsonl' });
  const { text } = await download(record.id, auditor);
  lines = text.trimEnd().split('\n');
});
afterAll(() => rm(folder, { recursive: true }));

async function* each(these: readonly string[]) {
  yield* these;
}
const verify = (these: readonly string[], given: readonly Anchor[] = []) => verifyChainFile(each(these), given);

test('the file has every row, those the list puts together and those a filter leaves out as well, and contains every anchor', async () => {
  expect(lines.length).toBeGreaterThan(rows);
  expect(await verify(lines, anchors)).toEqual({ intact: true, rows: lines.length - 1, brokenAt: null, anchors: 2, lostAnchor: null });
});

test('the file says nothing of a row that its page does not show, but the number of who did it', async () => {
  const { text } = parseChainLine(lines[2] ?? '') ?? { text: '[]' };
  const shown = (await office.send('GET', '/audit/entries/2', { as: auditor })).text;
  const all: unknown[] = JSON.parse(text);
  const values = all.flat(2).filter((value) => value !== auditor.staffId);
  expect(values.length).toBeGreaterThan(8);
  for (const value of values) expect(shown).toContain(JSON.stringify(value));
});

describe('a file is found out', () => {
  test('by one changed line', async () => {
    const changed = lines.map((line, at) => (at === 50 ? line.replace('finance', 'support') : line));
    expect(await verify(changed)).toMatchObject({ intact: false, brokenAt: 50 });
  });

  test('by one changed line whose own hash was made anew', async () => {
    const row = parseChainLine(lines[50] ?? '');
    if (!row) throw new Error('no row');
    const text = row.text.replace('finance', 'support');
    const hash = textHash(text, Buffer.from(row.previousHash, 'hex')).toString('hex');
    const changed = lines.map((line, at) => (at === 50 ? JSON.stringify({ ...row, text, hash }) : line));
    expect(await verify(changed)).toMatchObject({ intact: false, brokenAt: 51 });
  });

  test('by one removed line, the first one too', async () => {
    expect(await verify(lines.toSpliced(50, 1))).toMatchObject({ intact: false, brokenAt: 50 });
    expect(await verify(lines.toSpliced(1, 1))).toMatchObject({ intact: false, brokenAt: 1 });
  });

  test('by two exchanged lines', async () => {
    const exchanged = lines.toSpliced(50, 2, lines[51] ?? '', lines[50] ?? '');
    expect(await verify(exchanged)).toMatchObject({ intact: false, brokenAt: 50 });
  });

  test('by a cut end, with the anchors; without them what is left is a chain', async () => {
    const truncated = lines.slice(0, 151);
    expect(await verify(truncated)).toMatchObject({ intact: true, rows: 150 });
    const lostAnchor = { day: '2026-11-27', sequence: rows, reason: 'missing' };
    expect(await verify(truncated, anchors)).toMatchObject({ intact: false, anchors: 1, lostAnchor });
  });

  test('by being another file', async () => {
    await expect(verify(lines.slice(1))).rejects.toThrow('The file is no chain of the audit');
    await expect(verify([])).rejects.toThrow('The file is empty');
  });
});

test('npm run audit:verify -- --file verifies it without a database or a setting', async () => {
  const [file, truncated, stored] = ['whole', 'cut', 'anchors'].map((name) => join(folder, name));
  await writeFile(file ?? '', `${lines.join('\n')}\n`);
  await writeFile(truncated ?? '', `${lines.slice(0, 151).join('\n')}\n`);
  await writeFile(stored ?? '', anchors.map((anchor) => `${anchorLine(anchor)}\n`).join(''));
  const count = lines.length - 1;
  expect(await command(['--file', file ?? '', '--anchors', stored ?? ''])).toEqual({
    code: 0,
    output: `The audit is intact: ${count} rows.\nAnchors it contains: all 2.\n`,
  });
  expect(await command([`--file=${truncated}`, '--anchors', stored ?? ''])).toEqual({
    code: 1,
    output: `The audit does not contain the anchor of 2026-11-27 (row ${rows}); it ends at row 150: its end was cut.\n`,
  });
  expect(await command(['--file', stored ?? ''])).toMatchObject({ code: 2, output: '' });
});

function command(args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATABASE_URL: undefined };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['scripts/audit-verify.mjs', ...args], { env }, (_error, output) =>
      resolve({ code: child.exitCode ?? -1, output }),
    );
  });
}
