import { databaseName } from '../environment/environment.mjs';
import { ensureDatabase, ensureRole, startPostgres } from '../postgres/postgres.mjs';

/**
 * @typedef {object} Records
 * @property {string} url the database of our own records, as the user who serves the app
 * @property {string} ownerUrl the same, as the user who owns the tables and migrates them
 * @property {string} place where it is, for people, without its password
 * @property {(suffix: string) => Promise<string>} neighbour makes another database beside it and gives its address
 * @property {() => Promise<void>} exited resolves when a server of ours is gone
 * @property {() => Promise<void>} stop
 */

/**
 * Opens the database that `DATABASE_URL` names, or one in the PostgreSQL that npm brought.
 * @param {import('../environment/environment.mjs').Variables} variables
 * @param {{ dataDir: string, settings?: Record<string, string>, fresh?: boolean, setAside?: boolean }} options `fresh` forgets what earlier runs left, and leaves no server behind; `setAside` puts data of another
 * major version of PostgreSQL beside the new
 * @returns {Promise<Records>}
 */
export async function openDatabase(variables, { dataDir, settings, fresh = false, setAside = false }) {
  const given = variables.DATABASE_URL;
  if (given !== undefined) {
    const name = decodeURIComponent(new URL(given).pathname.slice(1));
    const ownerUrl = variables.DATABASE_OWNER_URL ?? given;
    const neighbour = (/** @type {string} */ suffix) => ensureDatabase(ownerUrl, `${name}_${suffix}`);
    return { url: given, ownerUrl, place: new URL(given).host, neighbour, exited: () => new Promise(() => {}), stop: async () => {} };
  }
  const server = await startPostgres({ dataDir, settings, setAside, passing: fresh });
  const name = databaseName(variables);
  try {
    const ownerUrl = await ensureDatabase(server.url, name, { fresh });
    return {
      url: await ensureRole(ownerUrl, 'balcao_app'),
      ownerUrl,
      place: `127.0.0.1:${server.port}`,
      neighbour: (suffix) => ensureDatabase(server.url, `${name}_${suffix}`, { fresh }),
      exited: server.exited,
      stop: async () => void (await server.stop()),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
