import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type postgres from 'postgres';
import { migrate } from '@/sandbox/database/migrate';
import { openDatabase } from '@/sandbox/database/open-database';

/** The key of an advisory lock that all tests share. */
const lock = 4_010_002;

/**
 * The name of a migrated template database. Test databases are copies of it, which is much faster than migrating each. It is created once
 * for all runs.
 */
export async function sandboxTemplate(sql: postgres.Sql, url: string): Promise<string> {
  const name = `sandbox_${migrationsHash()}`;
  const isThere = async () => (await sql`select from pg_database where datname = ${name}`).length > 0;
  if (await isThere()) return name;
  await sql`select pg_advisory_lock(${lock})`;
  if (!(await isThere())) await makeTemplate(sql, url, name);
  await sql`select pg_advisory_unlock(${lock})`;
  return name;
}

async function makeTemplate(sql: postgres.Sql, url: string, name: string): Promise<void> {
  const draft = `${name}_draft`;
  await sql`drop database if exists ${sql(draft)} with (force)`;
  await sql`create database ${sql(draft)}`;
  const address = new URL(url);
  address.pathname = draft;
  const database = openDatabase(address.href, 1);
  await migrate(database);
  await database.end();
  await sql`alter database ${sql(draft)} rename to ${sql(name)}`;
}

function migrationsHash(): string {
  const folder = new URL('../database/migrations/', import.meta.url);
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(`\0${file}\0`).update(readFileSync(new URL(file, folder)));
  return hash.digest('hex').slice(0, 16);
}
