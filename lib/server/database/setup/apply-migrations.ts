import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import postgres, { type Sql } from 'postgres';
import journal from '@/lib/server/database/migrations/meta/_journal.json';
import { UnusableDatabaseError } from './usable-database';

/** Milliseconds a migration waits for a table. Whoever wants the table waits behind it, so it gives up and tries again. */
const lockTimeoutMs = 2_000;
const retryMs = 500;
const maxTries = 60;

/** The newest migration of this version. */
export const newestMigration = Math.max(...journal.entries.map(({ when }) => when));

const lockNotAvailable = '55P03';

/**
 * Applies what is missing, each migration in a transaction of its own. One that makes an index concurrently runs outside of any, as it must; an
 * index that an attempt left unfinished is made anew. With `until` it stops at that one.
 */
export async function applyMigrations(sql: Sql, migrationsFolder: string, until = Number.POSITIVE_INFINITY): Promise<void> {
  await sql`create schema if not exists drizzle`;
  await sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
  const applied = await appliedUntil(sql);
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    if (migration.folderMillis > applied && migration.folderMillis <= until)
      await untilUnlocked(() => apply(sql, migration)).catch((error: unknown) => {
        throw refusedMigration(error, migration);
      });
  }
}

/** What the database refuses of a migration, as a sentence; its own words name tables and columns, and no value. */
function refusedMigration(error: unknown, { folderMillis }: MigrationMeta): unknown {
  if (!(error instanceof postgres.PostgresError)) return error;
  const name = journal.entries.find(({ when }) => when === folderMillis)?.tag ?? String(folderMillis);
  return new UnusableDatabaseError(
    `The database could not be migrated: it refuses ${name} with “${error.message}” (${error.code}). Those before it are applied, and of this one nothing is unless it makes an index; nothing has started.`,
  );
}

/**
 * Refuses a database that a newer version has migrated, because it may not understand what this one writes, and one with a migration that is not
 * of this version's past: what follows would meet tables it does not know.
 */
export async function requireKnownSchema(sql: Sql): Promise<void> {
  const [table] = await sql<{ found: boolean }[]>`select to_regclass('drizzle.__drizzle_migrations') is not null as found`;
  if (!table?.found) return;
  if ((await appliedUntil(sql)) > newestMigration)
    throw new UnusableDatabaseError(
      'The database was migrated by a newer version of Balcão than this one: start that version, or restore a backup from before it.',
    );
  const known = journal.entries.map(({ when }) => String(when));
  const foreign = await sql`select 1 from drizzle.__drizzle_migrations where created_at::text not in ${sql(known)} limit 1`;
  if (foreign.length > 0)
    throw new UnusableDatabaseError(
      'The database was migrated by a version of Balcão that is not among those before this one, such as one that was never released: start that version, or give this one another database. Of a demonstration, delete the folder .data/postgres.',
    );
}

async function appliedUntil(sql: Sql): Promise<number> {
  const [last] = await sql<{ at: string | null }[]>`select max(created_at)::text as at from drizzle.__drizzle_migrations`;
  return Number(last?.at ?? 0);
}

const concurrentIndex = /create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+"?(\w+)"?/i;

async function apply(sql: Sql, { sql: statements, hash, folderMillis }: MigrationMeta): Promise<void> {
  const note = (on: Pick<Sql, 'unsafe'>) =>
    on.unsafe('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, folderMillis]);
  if (!statements.some((statement) => concurrentIndex.test(statement))) {
    await sql.begin(async (tx) => {
      await tx.unsafe(`set local lock_timeout = ${lockTimeoutMs}`);
      for (const statement of statements) await tx.unsafe(statement);
      await note(tx);
    });
    return;
  }
  for (const statement of statements) {
    const [, index] = concurrentIndex.exec(statement) ?? [];
    if (index) await dropInvalid(sql, index);
    await sql.unsafe(statement);
  }
  await note(sql);
}

async function dropInvalid(sql: Sql, index: string): Promise<void> {
  const [invalid] = await sql`select 1 from pg_index where indexrelid = to_regclass(${`public.${index}`}) and not indisvalid`;
  if (invalid) await sql`drop index concurrently ${sql(index)}`;
}

async function untilUnlocked(run: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      const isLocked = error instanceof Error && 'code' in error && error.code === lockNotAvailable;
      if (!isLocked || tries === maxTries) throw error;
      await wait(retryMs);
    }
  }
}
