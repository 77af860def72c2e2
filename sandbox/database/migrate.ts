import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from './open-database';

const folder = join(process.cwd(), 'sandbox/database/migrations');
/** The key of the migration lock; every program that migrates this database must use it. */
const lock = 4_010_001;

/** Migrates the schema: runs each file of `migrations` once, by name, all in one transaction. */
export async function migrate(sql: Sql): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${lock})`;
    await tx`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`;
    const applied = new Set((await tx<{ name: string }[]>`select name from migrations`).map((row) => row.name));
    for (const name of files) {
      if (applied.has(name)) continue;
      await tx.unsafe(await readFile(join(folder, name), 'utf8'));
      await tx`insert into migrations (name) values (${name})`;
    }
  });
}
