import 'server-only';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Sql } from 'postgres';
import { applyMigrations, newestMigration } from '@/lib/server/database/setup/apply-migrations';
import { type BackupKey, readEncrypted } from './encrypted-file';
import { verifyBackup } from './make-backup';
import { type DumpReader, readDump } from './read-dump';
import type { DumpHead } from './write-dump';

/** Why a backup is not restored here. */
export class RestoreRefusedError extends Error {}

interface RestoreOptions {
  readonly key: BackupKey;
  readonly isDemonstration: boolean;
  /** Throws away what the database holds. */
  readonly replace: boolean;
}

const migrationsFolder = path.join(process.cwd(), 'lib/server/database/migrations');

/**
 * Puts a backup into a database, as its owner. The whole file is read and checked before anything is changed. The tables are made as they were
 * when it was written, filled in one transaction, and then migrated to this version.
 */
export async function restoreBackup(sql: Sql, file: string, { key, isDemonstration, replace }: RestoreOptions): Promise<DumpHead> {
  const { head, end } = await verifyBackup(file, key);
  if (head.schema > newestMigration)
    throw new RestoreRefusedError(`It was written by a newer version (${head.version}): restore it with that one.`);
  if (head.isDemonstration !== isDemonstration)
    throw new RestoreRefusedError(
      head.isDemonstration
        ? 'It is of a demonstration, and this is the real account.'
        : 'It is of a real account, and this is a demonstration.',
    );
  const [used] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'balcao' and pid <> pg_backend_pid()`;
  if ((used?.count ?? 0) > 0) throw new RestoreRefusedError('Something still works with this database: stop every instance first.');
  const [tables] = await sql<{ count: number }[]>`select count(*)::int as count from pg_tables where schemaname in ('public', 'drizzle')`;
  if ((tables?.count ?? 0) > 0 && !replace)
    throw new RestoreRefusedError('This database is not empty. With --replace what it holds is thrown away.');
  await sql`drop schema if exists public cascade`;
  await sql`drop schema if exists drizzle cascade`;
  await sql`create schema public`;
  await applyMigrations(sql, migrationsFolder, head.schema);
  await sql.begin(async (tx) => {
    let copying: Writable | null = null;
    const reader: DumpReader = {
      head: async () => {},
      async table(name, columns) {
        // Migrations leave rows of their own in some tables.
        await tx.unsafe(
          `alter table public."${name}" disable trigger user; delete from public."${name}"; alter table public."${name}" enable trigger user`,
        );
        copying = await tx.unsafe(`copy public."${name}" (${columns}) from stdin`).writable();
      },
      async row(line) {
        if (copying && !copying.write(line)) await new Promise((resolve) => copying?.once('drain', resolve));
      },
      async tableEnd() {
        const stream = copying;
        copying = null;
        if (!stream) return;
        stream.end();
        await finished(stream, { readable: false });
      },
      async sequence(name, last) {
        await tx`select setval(${`public."${name}"`}::regclass, ${last}::bigint, true)`;
      },
    };
    const restored = await readEncrypted(file, key, (plain) => readDump(plain, reader));
    if (restored.end.sha256 !== end.sha256) throw new RestoreRefusedError('The file changed while it was read.');
  });
  await applyMigrations(sql, migrationsFolder);
  return head;
}
