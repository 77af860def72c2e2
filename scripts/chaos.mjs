import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoPassword } from '../lib/settings/demonstration.mjs';
import { buildApp } from './build-app.mjs';
import { firstFreePort } from './environment/ports.mjs';
import { runMain } from './process/run-main.mjs';
import { dataPath } from './root.mjs';
import { startBalancer } from './stack/balancer.mjs';
import { openDatabase } from './stack/open-database.mjs';
import { runProgram, startProgram, waitUntilReady } from './stack/program.mjs';
import { nextProgram, programs } from './stack/programs.mjs';
import { createShutdown } from './stack/shutdown.mjs';
import { startSandbox } from './stack/start-sandbox.mjs';
import { settingsFree } from './test/settings-free.mjs';
import { withoutLimits } from './test/without-limits.mjs';

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '2000' },
    kills: { type: 'string', default: '8' },
    'at-once': { type: 'string', default: '20' },
    callbacks: { type: 'string', default: '10000' },
    streams: { type: 'string', default: '200' },
    /** How many apps share the database, behind a balancer. */
    instances: { type: 'string', default: '1' },
    /** A built checkout of the version before: its instances run at first, and are replaced one by one while people work. */
    before: { type: 'string' },
    /** Measures instead how many calls one, two … of the instances answer. */
    throughput: { type: 'boolean', default: false },
    /** Shows that the proof can fail: past operations and approvals, straight to the service, there are duplicates, and nobody is asked. */
    unguarded: { type: 'boolean', default: false },
  },
});

await runMain(async () => {
  const clean = settingsFree(process.env);
  await buildApp({ variables: clean, log: dataPath('chaos', 'logs', 'build.log') });
  const stops = createShutdown();
  try {
    const records = await openDatabase({}, { dataDir: dataPath('chaos', 'postgres'), fresh: true });
    stops.add({ stop: records.stop, ended: new Promise(() => {}) });
    const port = await firstFreePort(0);
    const appUrl = `http://localhost:${port}`;
    const secret = () => randomBytes(32).toString('hex');
    const env = {
      ...clean,
      NODE_ENV: 'production',
      DATABASE_URL: records.url,
      APP_URL: appUrl,
      NEXTAUTH_URL: appUrl,
      AUTH_SECRET: secret(),
      SEAL_KEY: secret(),
      // Short, so that the service is often slower than we are patient.
      PAYMENTS_TIMEOUT_MS: '1000',
      WEBHOOK_SECRETS: `whsec_${secret()}`,
      CARD_ENTRY: 'on',
      SANDBOX_PORT: '0',
      SANDBOX_TRANSACTIONS: '0',
      SANDBOX: 'on',
      ...withoutLimits,
    };
    const log = (/** @type {string} */ name) => dataPath('chaos', 'logs', `${name}.log`);
    /** @param {string} [cwd] */
    const migrate = (cwd) =>
      runProgram({
        name: 'The migration of the database',
        args: programs.migrate,
        env: { ...env, DATABASE_OWNER_URL: records.ownerUrl },
        log: log('migrate'),
        cwd,
      });
    await migrate(values.before);
    await runProgram({ name: 'The registration of the demonstration people', args: programs.seedDemo, env, log: log('seed-demo') });
    const databaseUrl = await records.neighbour('sandbox');
    const sandbox = await startSandbox({ env, databaseUrl, dataDir: dataPath('chaos'), appPort: port, log: log('sandbox'), stops });
    const appEnv = { ...env, ...sandbox.service };
    await runChaos({ appEnv, appUrl, port, sandbox, log, migrate });
  } finally {
    await stops.stop();
  }
});

/**
 * Runs the operations while instances of the app are killed and restarted at random moments, and then the other traffic.
 * @param {{ appEnv: NodeJS.Dict<string>, appUrl: string, port: number, sandbox: { url: string, token: string }, log: (name: string) => string, migrate: () => Promise<void> }} options
 */
async function runChaos({ appEnv, appUrl, port, sandbox, log, migrate }) {
  const count = Number(values.instances);
  const ports = count === 1 ? [port] : await freePorts(count);
  let behind = ports;
  const balancer = count === 1 ? null : await startBalancer(() => behind, port);
  let lives = 0;
  /** @type {Set<import('./stack/program.mjs').Program>} */
  const running = new Set();
  /** @param {number} at @param {string} [cwd] */
  const live = async (at, cwd) => {
    lives += 1;
    const args = nextProgram({ port: ports[at] ?? port, dev: false });
    const app = startProgram({ name: 'The app', args, env: { ...appEnv, PORT: String(ports[at]) }, log: log(`app-${lives}`), cwd });
    running.add(app);
    void app.ended.then(() => running.delete(app));
    await waitUntilReady(app, `http://127.0.0.1:${ports[at]}/api/health/live`);
    return app;
  };
  const addresses = {
    ...settingsFree(process.env),
    CHAOS_APP_URL: appUrl,
    CHAOS_SANDBOX_URL: sandbox.url,
    CHAOS_DATABASE_URL: appEnv.DATABASE_URL,
    CHAOS_TOKEN: sandbox.token,
    CHAOS_EMAIL: 'finance@demo.example',
    CHAOS_SUPPORT: 'support@demo.example',
    CHAOS_APPROVER: 'admin@demo.example',
    CHAOS_SECOND_APPROVER: 'admin2@demo.example',
    CHAOS_PASSWORD: demoPassword,
    CHAOS_OPERATIONS: values.operations,
    CHAOS_AT_ONCE: values['at-once'],
    CHAOS_UNGUARDED: String(values.unguarded),
  };
  try {
    const apps = await Promise.all(ports.map((_, at) => live(at, values.before)));
    if (values.before) await migrate();
    if (values.throughput) {
      console.log(`${availableParallelism()} processors, which database, sandbox, balancer and load share`);
      for (let some = 1; some <= count; some += 1) {
        behind = ports.slice(0, some);
        await runProgram({ name: 'The measurement', args: programs.throughput, env: { ...addresses, CHAOS_INSTANCE_COUNT: String(some) } });
      }
      return;
    }
    const actions = startProgram({ name: 'The proof', args: programs.chaos, env: addresses });
    running.add(actions);
    let over = false;
    const ended = actions.ended.then(() => {
      over = true;
      running.delete(actions);
    });
    while (!over && lives < count + Number(values.kills)) {
      await Promise.race([ended, sleep(3_000 + Math.random() * 6_000)]);
      if (over) break;
      const replaced = lives - count;
      const isUpdate = values.before !== undefined && replaced < count;
      const at = isUpdate ? replaced : Math.floor(Math.random() * count);
      await (isUpdate ? apps[at]?.stop() : apps[at]?.kill());
      apps[at] = await live(at);
    }
    await ended;
    const updates = values.before === undefined ? 0 : Math.min(count, lives - count);
    console.log(`kills of the app     ${lives - count - updates}, of ${count} instance${count === 1 ? '' : 's'}`);
    if (values.before) console.log(`replaced by this     ${updates} of ${count}, one by one`);
    if (values.unguarded) process.exitCode = actions.exitCode() ?? 1;
    else {
      const instances = {
        CHAOS_APP_PID: String(apps[0]?.pid),
        CHAOS_INSTANCES: ports.map((one) => `http://127.0.0.1:${one}`).join(','),
      };
      await showTraffic({ ...addresses, ...instances }, appEnv, actions.exitCode() === 0);
    }
  } finally {
    await Promise.all(Array.from(running, (program) => program.stop()));
    await balancer?.stop();
  }
}

/** @param {number} count */
async function freePorts(count) {
  /** @type {Set<number>} */
  const taken = new Set();
  while (taken.size < count) taken.add(await firstFreePort(0, taken));
  return [...taken];
}

/**
 * The callbacks of the worst day and the streams of an office full of open pages.
 * @param {NodeJS.Dict<string>} addresses @param {NodeJS.Dict<string>} appEnv @param {boolean} proved
 */
async function showTraffic(addresses, appEnv, proved) {
  const asked = {
    CHAOS_CALLBACKS: values.callbacks,
    CHAOS_STREAMS: values.streams,
    CHAOS_WEBHOOK_SECRET: appEnv.WEBHOOK_SECRETS,
  };
  const traffic = startProgram({ name: 'The traffic', args: programs.traffic, env: { ...addresses, ...asked } });
  await traffic.ended;
  process.exitCode = proved && traffic.exitCode() === 0 ? 0 : 1;
}
