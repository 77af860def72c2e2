import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import { type BackupKey, readEncrypted, writeEncrypted } from './encrypted-file';
import { type DumpReader, readDump } from './read-dump';
import { type DumpEnd, type DumpHead, writeDump } from './write-dump';

const extension = '.backup.age';
const name = /^balcao-\d{8}T\d{9}Z\.backup\.age$/;
const day = 24 * 3_600_000;
const maxSilenceMs = 60_000;

export interface BackupOptions {
  readonly folder: string;
  readonly key: BackupKey;
  readonly head: Omit<DumpHead, 'format' | 'schema'>;
}

/** Reads a backup and does nothing with it. */
const onlyRead: DumpReader = {
  head: async () => {},
  table: async () => {},
  row: async () => {},
  tableEnd: async () => {},
  sequence: async () => {},
};

/** Writes a backup and reads it back, decrypted and to the last row: one that cannot be read is removed and an error. */
export async function makeBackup(sql: Sql, { folder, key, head }: BackupOptions): Promise<{ file: string; end: DumpEnd }> {
  const file = path.join(folder, `balcao-${head.at.replaceAll(/[-:.]/g, '')}${extension}`);
  let written: DumpEnd | undefined;
  async function* dump() {
    written = yield* endingSilence(writeDump(sql, head), maxSilenceMs);
  }
  await writeEncrypted(file, dump(), key);
  try {
    const { end } = await readEncrypted(file, key, (plain) => readDump(plain, onlyRead));
    if (end.sha256 !== written?.sha256) throw new Error('it holds something else than was written');
    return { file, end };
  } catch (error) {
    await rm(file, { force: true });
    throw new Error('The backup could not be read back and was removed.', { cause: error });
  }
}

/** Passes on what comes, and fails when nothing came for so long: a lost connection is not always told. */
export async function* endingSilence<Item, Result>(source: AsyncGenerator<Item, Result>, maxMs: number): AsyncGenerator<Item, Result> {
  for (;;) {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The database keeps silent.')), maxMs);
    });
    const step = await Promise.race([source.next(), silence]).finally(() => clearTimeout(timer));
    if (step.done) return step.value;
    yield step.value;
  }
}

export function verifyBackup(file: string, key: BackupKey) {
  return readEncrypted(file, key, (plain) => readDump(plain, onlyRead));
}

/**
 * Removes backups of a folder that are beyond `count` or older than `days`; never the newest one, and no other file. Returns how many went.
 */
export async function removeOldBackups(
  folder: string,
  limits: { readonly count: number; readonly days: number },
  now: Date,
): Promise<number> {
  const files = (await readdir(folder))
    .filter((file) => name.test(file))
    .sort()
    .reverse();
  let removed = 0;
  for (const [at, file] of files.entries()) {
    const { mtimeMs } = await stat(path.join(folder, file));
    const isOld = at >= limits.count || now.getTime() - mtimeMs > limits.days * day;
    if (at === 0 || !isOld) continue;
    await rm(path.join(folder, file));
    removed += 1;
  }
  return removed;
}
