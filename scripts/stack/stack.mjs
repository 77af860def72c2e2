import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopback } from '../../lib/settings/forms.mjs';
import { wantsSandbox } from '../environment/environment.mjs';
import { firstFreePort } from '../environment/ports.mjs';
import { ensureSecrets } from '../environment/secrets.mjs';
import { dataPath } from '../root.mjs';
import { openDatabase } from './open-database.mjs';
import { runProgram, startProgram, waitUntilReady } from './program.mjs';
import { nextProgram, programs } from './programs.mjs';
import { createShutdown } from './shutdown.mjs';
import { startSandbox } from './start-sandbox.mjs';
import { startSsoProvider } from './start-sso-provider.mjs';

/**
 * @typedef {object} StackOptions
 * @property {import('../environment/environment.mjs').Variables} variables settings, checked before
 * @property {string} [dataDir]
 * @property {number} [port] requested for the app; 0 for any
 * @property {boolean} [dev]
 * @property {boolean} [sso] with a provider of single sign-on on this machine
 * @property {boolean} [fresh] forgets what earlier runs left in the databases and logs
 * @property {Record<string, string>} [postgresSettings]
 */

/**
 * @typedef {object} StackInfo
 * @property {string} appUrl
 * @property {number} port the app's, which is not the requested one when that was taken
 * @property {number | undefined} appPid
 * @property {string | undefined} sandboxUrl
 * @property {number | undefined} sandboxPid
 * @property {string | undefined} sandboxDatabaseUrl
 * @property {string | undefined} ssoUrl the provider of single sign-on
 * @property {string} databaseUrl
 * @property {string} ownerUrl the same database, as the user who owns its tables
 * @property {string} databasePlace
 */

/**
 * Starts everything in order: database, migrations, sandbox, demonstration staff, app. `stop` works at any moment, in reverse order.
 * @param {StackOptions} options
 * @returns {{ ready: Promise<StackInfo>, failed: Promise<string>, stop: () => Promise<void> }} `failed` tells which part ended by itself
 */
export function startStack(options) {
  const stops = createShutdown();
  return { ready: start(options, stops), failed: stops.failed, stop: stops.stop };
}

/** @param {StackOptions} options @param {import('./shutdown.mjs').StopList} stops @returns {Promise<StackInfo>} */
async function start(
  { variables, dataDir = dataPath(), port: requested = Number(variables.PORT ?? 3000), dev = false, sso = false, fresh, postgresSettings },
  stops,
) {
  const sandboxed = wantsSandbox(variables);
  const log = (/** @type {string} */ name) => (sandboxed && !dev ? join(dataDir, 'logs', `${name}.log`) : undefined);
  if (fresh) rmSync(join(dataDir, 'logs'), { recursive: true, force: true });
  const records = await openDatabase(variables, { dataDir: join(dataDir, 'postgres'), settings: postgresSettings, fresh });
  stops.add({ stop: records.stop, ended: records.exited().then(() => 'The database stopped') });

  const port = await firstFreePort(requested);
  const appUrl = publicAddress(variables.APP_URL, requested, port);
  const secrets = ensureSecrets(join(dataDir, 'secrets.json'));
  // Whoever owns the tables migrates them and serves nothing.
  const { DATABASE_OWNER_URL: _, ...others } = variables;
  const env = {
    ...secrets,
    ...others,
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    DATABASE_URL: records.url,
    APP_URL: appUrl,
    NEXTAUTH_URL: appUrl,
    PORT: String(port),
  };
  const sandboxDatabase = sandboxed ? await records.neighbour('sandbox') : undefined;
  const [sandbox] = await Promise.all([
    sandboxDatabase ? startSandbox({ env, databaseUrl: sandboxDatabase, dataDir, appPort: port, log: log('sandbox'), stops }) : undefined,
    runProgram({
      name: 'The migration of the database',
      args: programs.migrate,
      env: { ...env, DATABASE_OWNER_URL: records.ownerUrl },
      log: log('migrate'),
    }),
  ]);
  // Nothing that is typed into a demonstration is anybody's card; the app itself refuses to take one over plain http.
  const takesCards = sandbox && (appUrl.startsWith('https:') || isLoopback(new URL(appUrl)));
  // The hosts of the shop that is shown.
  const hosts = sandbox && { WEBHOOK_HOSTS: 'loja.example,oficinajaborandi.example,loja-antiga.oficinajaborandi.example' };
  const ssoProvider = sso ? await startSsoProvider({ env, appUrl, appPort: port, log: log('sso'), stops }) : undefined;
  const appEnv = { ...hosts, ...ssoProvider?.settings, ...(takesCards && { CARD_ENTRY: 'on' }), ...env, ...sandbox?.service };
  // The app loads while they are registered.
  const registered =
    sandbox &&
    runProgram({ name: 'The registration of the demonstration people', args: programs.seedDemo, env: appEnv, log: log('seed-demo') });
  const app = startProgram({ name: 'The app', args: nextProgram({ port, dev }), env: appEnv, log: log('app') });
  stops.add(app);
  await Promise.all([registered, waitUntilReady(app, `http://${ownHost(variables.LISTEN_ADDRESS)}:${port}/api/health/live`)]);
  const { url: databaseUrl, ownerUrl, place: databasePlace } = records;
  return {
    appUrl,
    port,
    appPid: app.pid,
    sandboxUrl: sandbox?.url,
    sandboxPid: sandbox?.pid,
    sandboxDatabaseUrl: sandboxDatabase,
    ssoUrl: ssoProvider?.url,
    databaseUrl,
    ownerUrl,
    databasePlace,
  };
}

/** How this machine reaches what listens at an address. @param {string | undefined} address */
function ownHost(address = '127.0.0.1') {
  if (address === '0.0.0.0' || address === '::') return '127.0.0.1';
  return address.includes(':') ? `[${address}]` : address;
}

/** Behind a proxy the address people open does not follow another port. @param {string | undefined} given @param {number} requested @param {number} port */
function publicAddress(given, requested, port) {
  const own = `http://localhost:${port}`;
  if (given === undefined) return own;
  if (port === requested || requested === 0) return given;
  const address = new URL(given);
  if (!isLoopback(address)) throw new Error(`Port ${requested} is taken, and ${given} counts on it; free the port or change PORT.`);
  address.port = String(port);
  return address.origin;
}
