import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { ensureDatabase, startPostgres } from '../postgres/postgres.mjs';
import { isRunning } from '../process/is-running.mjs';
import { withLock } from '../process/with-lock.mjs';
import { dataPath, root } from '../root.mjs';
import { runProgram } from '../stack/program.mjs';
import { programs } from '../stack/programs.mjs';
import { databaseFolder } from './database-folder.mjs';

/** Each worker may hold the pools of an app and of a sandbox, and there are as many workers as processors. */
const maxConnections = 100 + 50 * availableParallelism();

const lock = dataPath('locks', 'unit-databases');

/**
 * Before all unit tests: a PostgreSQL of their own and in it a migrated template, from which each test file clones its database.
 * @param {import('vitest/node').TestProject} project
 */
export default async function setup(project) {
  const { folder, passing } = databaseFolder();
  const server = await withLock(lock, () =>
    startPostgres({
      dataDir: folder,
      passing: true,
      settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: String(maxConnections) },
    }),
  );
  // Memory is given back by the last run that leaves.
  const stop = () =>
    withLock(lock, async () => {
      if ((await server.stop()) && passing) rmSync(folder, { recursive: true, force: true });
    });
  try {
    await removeAbandoned(server.url);
    project.provide('postgresUrl', server.url);
    project.provide('databaseTemplate', await ensureTemplate(server.url));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** The template is named after the migrations, so whoever finds it finds it ready. @param {string} url */
async function ensureTemplate(url) {
  const name = `template_${migrationsHash()}`;
  return withLock(dataPath('locks', name), async () => {
    const sql = postgres(url, { max: 1 });
    try {
      const ready = await sql`select 1 from pg_database where datname = ${name}`;
      if (ready.length > 0) return name;
      const draft = `${name}_draft`;
      const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: await ensureDatabase(url, draft, { fresh: true }) };
      await runProgram({
        name: 'The migration of the template database',
        args: programs.migrate,
        env,
        log: dataPath('unit', 'migrate.log'),
      });
      await sql`alter database ${sql(draft)} rename to ${sql(name)}`;
      return name;
    } finally {
      await sql.end();
    }
  });
}

/** Databases are named after the process that made them; those of killed runs go. @param {string} url */
async function removeAbandoned(url) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const rows = await sql`select datname from pg_database where datname ~ '^test_[0-9]+_'`;
    for (const { datname } of rows) {
      if (!isRunning(Number(datname.split('_')[1]))) await sql`drop database if exists ${sql(datname)} with (force)`;
    }
  } finally {
    await sql.end();
  }
}

function migrationsHash() {
  const folder = join(root, 'lib', 'server', 'database', 'migrations');
  const hash = createHash('sha256');
  for (const file of existsSync(folder) ? readdirSync(folder).sort() : []) {
    if (file.endsWith('.sql')) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
