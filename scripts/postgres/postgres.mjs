import { createHmac } from 'node:crypto';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { isRunning } from '../process/is-running.mjs';
import { withLock } from '../process/with-lock.mjs';
import { findBinaries } from './binaries.mjs';
import { ensureCluster } from './cluster.mjs';
import { chooseFolders } from './folders.mjs';
import { launchServer, readyServer, stopServer } from './server.mjs';
import { startWatchdog } from './start-watchdog.mjs';
import { joinUsers } from './users.mjs';

/**
 * @typedef {object} PostgresHandle
 * @property {string} url address of the maintenance database, with its password
 * @property {number} port on 127.0.0.1
 * @property {boolean} adopted whether the server was running already
 * @property {() => Promise<boolean>} stop stops the server unless another process uses it, and tells whether it did
 * @property {() => Promise<void>} exited resolves when the server is gone
 */

/**
 * Starts the PostgreSQL that npm brought, or joins the one that runs on the same data, also after its parent was killed.
 * @param {{ dataDir: string, settings?: Record<string, string>, setAside?: boolean, passing?: boolean }} options `settings` are server parameters, such as `fsync`; with `setAside` data of
 * another major version makes room for new; a `passing` server never outlives the processes that use it, however they end
 * @returns {Promise<PostgresHandle>}
 */
export async function startPostgres({ dataDir, settings = {}, setAside = false, passing = false }) {
  const folders = chooseFolders(resolve(dataDir));
  const lock = join(folders.home, 'lock');
  return withLock(lock, async () => {
    const binaries = findBinaries(folders.uid);
    const password = await ensureCluster({ ...folders, binaries, setAside });
    const running = await readyServer(folders.cluster);
    const server = running ?? (await launchServer({ ...folders, binaries, settings, log: join(folders.home, 'server.log') }));
    const users = joinUsers(folders.home);
    const endWatchdog = passing ? startWatchdog(folders) : () => {};
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`,
      port: server.port,
      adopted: running !== undefined,
      exited: () => gone(server.pid),
      stop: () =>
        withLock(lock, async () => {
          const last = users.leave();
          if (last) await stopServer(server.pid);
          endWatchdog();
          return last;
        }),
    };
  });
}

/**
 * Makes the database when it is missing.
 * @param {string} url any database of the same server
 * @param {string} name
 * @param {{ fresh?: boolean }} [options] `fresh` drops the one that is there
 * @returns {Promise<string>} its address
 */
export async function ensureDatabase(url, name, { fresh = false } = {}) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    if (fresh) await sql`drop database if exists ${sql(name)} with (force)`;
    const found = await sql`select 1 from pg_database where datname = ${name}`;
    if (found.length === 0) await sql`create database ${sql(name)}`.catch(ignoreDuplicate);
  } finally {
    await sql.end();
  }
  return databaseUrl(url, name);
}

/**
 * Makes the user when it is missing: it may sign in and nothing else until something is granted to it. Its password follows from the
 * launcher's, so that it is kept nowhere.
 * @param {string} url the launcher's, of any database
 * @param {string} role
 * @returns {Promise<string>} the same database as that user
 */
export async function ensureRole(url, role) {
  const address = new URL(url);
  const password = createHmac('sha256', decodeURIComponent(address.password)).update(role).digest('base64url');
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const found = await sql`select 1 from pg_roles where rolname = ${role}`;
    // Of letters and digits alone; a statement of this kind takes no parameters.
    if (found.length === 0) await sql.unsafe(`create role "${role}" login password '${password}'`).catch(ignoreDuplicate);
  } finally {
    await sql.end();
  }
  address.username = role;
  address.password = password;
  return address.href;
}

/** @param {string} url @param {string} name */
function databaseUrl(url, name) {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  return address.href;
}

/** Two starts at once: the other one made it. @param {unknown} error */
function ignoreDuplicate(error) {
  const duplicate = ['42P04', '42710', '23505'];
  if (!(error instanceof postgres.PostgresError) || !duplicate.includes(error.code)) throw error;
}

/** @param {number} pid @returns {Promise<void>} */
function gone(pid) {
  return new Promise((resolve) => {
    const watch = setInterval(() => {
      if (isRunning(pid)) return;
      clearInterval(watch);
      resolve();
    }, 500).unref();
  });
}
