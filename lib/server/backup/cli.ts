import 'server-only';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { openDatabase } from '@/lib/server/database/database';
import { migrateDatabase } from '@/lib/server/database/setup/migrate-database';
import { UnusableDatabaseError } from '@/lib/server/database/setup/usable-database';
import { noteMoment } from '@/lib/server/instances/shared-moments';
import packageJson from '@/package.json';
import { LockedFileError } from './encrypted-file';
import { makeBackup, removeOldBackups, verifyBackup } from './make-backup';
import { DamagedDumpError } from './read-dump';
import { KeyFileError, makeKeyFile, readKey } from './read-key';
import { RestoreRefusedError, restoreBackup } from './restore-backup';

const usage = `Usage:
  npm run backup -- new-key FILE                     makes a key file; keep a copy of it elsewhere
  npm run backup -- --to FOLDER --key-file FILE      writes a backup while everything runs, and reads it back
      [--max-count 14] [--max-days 60]                 removes what is beyond the count or older
  npm run backup -- verify FILE --key-file FILE      reads a backup to its last row
  npm run restore -- FILE --key-file FILE [--replace]
In place of --key-file FILE: --passphrase-file FILE, with one line of 16 signs or more.
`;

const stored = z.record(z.string(), z.string());

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    'key-file': { type: 'string' },
    'passphrase-file': { type: 'string' },
    'max-count': { type: 'string', default: '14' },
    'max-days': { type: 'string', default: '60' },
    replace: { type: 'boolean', default: false },
    /** Given by the commands: where generated secrets are, and whose data this is. */
    secrets: { type: 'string' },
    demonstration: { type: 'boolean', default: false },
  },
});
const [command, subject, more] = positionals;
const key = () => readKey({ keyFile: values['key-file'], passphraseFile: values['passphrase-file'] });
const print = (text: string) => process.stdout.write(`${text}\n`);

try {
  if (command === 'backup' && subject === 'new-key' && more) await newKey(more);
  else if (command === 'backup' && subject === 'verify' && more) await verify(more);
  else if (command === 'backup' && subject === undefined && values.to) await backup(values.to);
  else if (command === 'restore' && subject) await restore(subject);
  else {
    process.stderr.write(usage);
    process.exitCode = 2;
  }
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}

async function newKey(file: string): Promise<void> {
  const recipient = await makeKeyFile(file);
  print(
    `${file} opens every backup that is made with it (${recipient}). Keep a copy where the backups are not: without it they are worth nothing.`,
  );
}

async function verify(file: string): Promise<void> {
  const { head, end } = await verifyBackup(file, await key());
  print(`The backup of ${head.at} (version ${head.version}) is whole: ${total(end.rows)} rows in ${Object.keys(end.rows).length} tables.`);
}

async function backup(folder: string): Promise<void> {
  const [count, days] = [wholeNumber('max-count', values['max-count']), wholeNumber('max-days', values['max-days'])];
  const opener = await key();
  const keyFile = values['key-file'] ?? values['passphrase-file'] ?? '';
  if (path.dirname(path.resolve(keyFile)) === path.resolve(folder)) throw new KeyFileError('The key must not lie where the backups are.');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { sql, db, close } = openDatabase(requiredUrl(), { max: 1 });
  try {
    const now = new Date();
    const head = {
      version: packageJson.version,
      at: now.toISOString(),
      isDemonstration: values.demonstration,
      secrets: values.secrets === undefined ? null : await readSecrets(values.secrets),
    };
    const { file, end } = await makeBackup(sql, { folder, key: opener, head });
    // A schema from before has no such table.
    await noteMoment(db, 'backup-made', now).catch(() => {});
    const removed = await removeOldBackups(folder, { count, days }, now);
    const { size } = await stat(file);
    print(`${file}: ${total(end.rows)} rows, ${(size / 1e6).toFixed(1)} MB, read back. ${removed} older removed.`);
  } finally {
    await close();
  }
}

async function restore(file: string): Promise<void> {
  const opener = await key();
  const [url, ownerUrl] = [requiredUrl(), process.env.DATABASE_OWNER_URL ?? requiredUrl()];
  const { head } = await verifyBackup(file, opener);
  await requireSameSecrets(head.secrets);
  const { sql, close } = openDatabase(ownerUrl, { max: 1 });
  try {
    await restoreBackup(sql, file, { key: opener, isDemonstration: values.demonstration, replace: values.replace });
  } finally {
    await close();
  }
  await migrateDatabase(ownerUrl, url);
  await writeSecrets(head.secrets);
  print(`The backup of ${head.at} is restored. Now run "npm run audit:verify -- --anchors FILE" with the anchors kept outside.`);
}

/** What is encrypted in the database is read with the secrets it was written with. */
async function requireSameSecrets(secrets: Readonly<Record<string, string>> | null): Promise<void> {
  if (values.secrets === undefined || secrets === null || values.replace) return;
  const present = await readSecrets(values.secrets);
  if (present !== null && present.SEAL_KEY !== undefined && present.SEAL_KEY !== secrets.SEAL_KEY)
    throw new RestoreRefusedError(`${values.secrets} holds other keys than the backup. With --replace it is put aside.`);
}

async function writeSecrets(secrets: Readonly<Record<string, string>> | null): Promise<void> {
  const file = values.secrets;
  if (file === undefined || secrets === null) return;
  const present = await readSecrets(file);
  if (present !== null && present.SEAL_KEY === secrets.SEAL_KEY) return;
  if (present !== null) await rename(file, `${file}.before-restore`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
}

async function readSecrets(file: string): Promise<Readonly<Record<string, string>> | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : stored.parse(JSON.parse(text));
}

function requiredUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: postgres://user:password@host:port/database');
  return url;
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new KeyFileError(`--${name} is a whole number from 1 to 99999.`);
  return Number(text);
}

function total(rows: Readonly<Record<string, number>>): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}

/** Errors of ours and of the disk say what is wrong; a database may name data, so its code is all that is said. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'It failed.';
  const ours = [KeyFileError, LockedFileError, RestoreRefusedError, UnusableDatabaseError].some((kind) => error instanceof kind);
  if (ours || ('syscall' in error && 'path' in error)) return error.message;
  if (error instanceof DamagedDumpError) return `The backup is damaged: ${error.message}.`;
  if ('code' in error) return `It failed (${String(error.code)}).`;
  return error.message;
}
