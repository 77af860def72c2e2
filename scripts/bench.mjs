import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { demoPassword } from '../lib/settings/demonstration.mjs';
import { buildApp } from './build-app.mjs';
import { firstFreePort } from './environment/ports.mjs';
import { findBrowser } from './find-browser.mjs';
import { runMain } from './process/run-main.mjs';
import { dataPath } from './root.mjs';
import { runProgram } from './stack/program.mjs';
import { programs } from './stack/programs.mjs';
import { startStack } from './stack/stack.mjs';
import { settingsFree } from './test/settings-free.mjs';
import { withoutLimits } from './test/without-limits.mjs';

const { values } = parseArgs({
  options: {
    transactions: { type: 'string', default: '20000' },
    exported: { type: 'string', default: '100000' },
    large: { type: 'string', default: '1000000' },
    /** Rows of the audit, and callbacks; a quarter as many operations. */
    records: { type: 'string', default: '2000000' },
    /** The soak: how many of each, and how long at most. */
    reads: { type: 'string', default: '500000' },
    operations: { type: 'string', default: '20000' },
    callbacks: { type: 'string', default: '100000' },
    streams: { type: 'string', default: '200' },
    'max-seconds': { type: 'string', default: '21600' },
    'callback-rate': { type: 'string', default: '1000' },
    'callback-seconds': { type: 'string', default: '60' },
    only: { type: 'string' },
  },
});

/** How often the start is measured. */
const starts = 5;

/** Of the deliveries that are measured. */
const webhookSecret = `whsec_${randomBytes(32).toString('hex')}`;

await runMain(async () => {
  const env = { ...settingsFree(process.env), ...withoutLimits };
  await buildApp({ variables: env });
  // By themselves: what else is measured fills the memory.
  await bench(values.transactions, ['memory', 'start']);
  await bench(values.transactions, ['gateway', 'profile', 'sandbox', 'pages', 'phone', 'filters', 'approvals', 'first-row', 'audit']);
  await bench(values.exported, ['export']);
  await bench('1000', ['records']);
  await bench('1000', ['callbacks', 'soak']);
  await bench(values.large, ['filters', 'first-row', 'export']);

  /** @param {string} transactions @param {string[]} all the parts that are measured with so many, unless only some are asked for */
  async function bench(transactions, all) {
    const parts = all.filter((part) => values.only === undefined || values.only.split(',').includes(part));
    if (parts.length === 0) return;
    const inspectPort = await firstFreePort(0);
    // Opened by whoever profiles the app, on this machine alone.
    const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --inspect-port=127.0.0.1:${inspectPort}`;
    const variables = {
      ...env,
      NODE_OPTIONS: nodeOptions,
      SANDBOX_PORT: '0',
      SANDBOX_CARD_PORT: '0',
      SANDBOX_TRANSACTIONS: transactions,
      WEBHOOK_SECRETS: webhookSecret,
    };
    const began = performance.now();
    const options = { variables, dataDir: dataPath('bench', transactions), port: 0 };
    const stack = startStack({ ...options, fresh: true });
    try {
      const { appUrl, appPid, sandboxUrl, sandboxPid, sandboxDatabaseUrl, databaseUrl, ownerUrl } = await stack.ready;
      console.log(
        `\nStarted with ${transactions} transactions in ${((performance.now() - began) / 1000).toFixed(1)} s, the past included.`,
      );
      const addresses = {
        BENCH_APP_URL: appUrl,
        BENCH_APP_PID: String(appPid),
        BENCH_SANDBOX_URL: sandboxUrl,
        BENCH_SANDBOX_PID: String(sandboxPid),
        BENCH_SANDBOX_DATABASE_URL: sandboxDatabaseUrl,
        BENCH_DATABASE_URL: databaseUrl,
        BENCH_OWNER_URL: ownerUrl,
        BENCH_PASSWORD: demoPassword,
        BENCH_RECORDS: values.records,
        BENCH_SOAK: JSON.stringify({
          reads: values.reads,
          operations: values.operations,
          callbacks: values.callbacks,
          streams: values.streams,
          maxSeconds: values['max-seconds'],
          callbackRate: values['callback-rate'],
          callbackSeconds: values['callback-seconds'],
        }),
        BENCH_WEBHOOK_SECRET: webhookSecret,
        BENCH_TRANSACTIONS: transactions,
        BENCH_INSPECT_PORT: String(inspectPort),
        CHROMIUM_PATH: await findBrowser(),
      };
      await runProgram({ name: 'The measurement', args: [...programs.bench, ...parts], env: { ...env, ...addresses } });
      if (parts.includes('audit'))
        await runProgram({ name: 'The measurement of the audit', args: programs.auditFigures, env: { ...env, DATABASE_URL: databaseUrl } });
    } finally {
      await stack.stop();
    }
    if (parts.includes('start')) await measureStarts(options);
  }
});

/** The seconds from the order to start until everything is ready, where all data and files are there already. @param {import('./stack/stack.mjs').StackOptions} options */
async function measureStarts(options) {
  /** @type {number[]} */
  const seconds = [];
  for (let time = 0; time < starts; time += 1) {
    const began = performance.now();
    const stack = startStack(options);
    try {
      await stack.ready;
      seconds.push((performance.now() - began) / 1000);
    } finally {
      await stack.stop();
    }
  }
  const [shortest, median, longest] = [0, Math.floor(starts / 2), starts - 1].map((at) =>
    seconds.toSorted((a, b) => a - b)[at]?.toFixed(2),
  );
  console.log(`\nReady again ${starts} times, in ${median} s at the median, ${shortest} to ${longest} s.`);
}
