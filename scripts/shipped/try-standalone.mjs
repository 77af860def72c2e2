import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../build-app.mjs';
import { firstFreePort } from '../environment/ports.mjs';
import { findBrowser } from '../find-browser.mjs';
import { askLoopback } from '../process/ask-loopback.mjs';
import { runMain } from '../process/run-main.mjs';
import { dataPath } from '../root.mjs';
import { openDatabase } from '../stack/open-database.mjs';
import { runPlaywright, testedSettings } from '../test/run-browser-tests.mjs';
import { settingsFree } from '../test/settings-free.mjs';
import { writeStandalone } from './write-standalone.mjs';

/** A user without a name, a home or anything of its own. */
const nobody = 65_534;
const maxSeconds = 60;
/** What a copy could lack: hashes of passwords, drawings of QR codes, letters of a PDF, workers, events, words of both languages, every page. */
const smoke = [
  'people/sign-in',
  'people/second-factor',
  'money/charge.spec',
  'account/receipts',
  'files/export',
  'shell',
  'transactions/notes',
];

const env = settingsFree(process.env);
const secret = () => randomBytes(32).toString('base64');

/**
 * Starts what is shipped as it would run elsewhere: a standalone copy owned by somebody else, run by a user without a name in an environment with
 * nothing but the settings that are needed. Before a service that is not there it has to answer; before the sandbox it passes the browser tests that
 * are named, or else the smoke tests. It writes nothing outside of its `.data`, and stops when told.
 */
await runMain(async () => {
  if (process.getuid?.() !== 0) throw new Error('Only root can start it as another user.');
  const chromium = await findBrowser();
  await buildApp({ variables: env, onBuild: () => console.log('Building the app…') });
  const folder = mkdtempSync(join(tmpdir(), 'shipped-'));
  const copy = join(folder, 'balcao');
  try {
    await writeStandalone(copy);
    execFileSync('chmod', ['755', folder]);
    console.log(`A copy of ${execFileSync('du', ['-sh', copy]).toString().split('\t')[0]}.`);
    mkdirSync(join(copy, '.data'));
    chownSync(join(copy, '.data'), nobody, nobody);
    const before = listing(copy);
    await withDatabase('off', (records) => answersWithoutService(copy, records));
    await withDatabase('on', (records) => passesBrowserTests(copy, { records, chromium }));
    const written = listing(copy).filter((line) => !before.includes(line));
    if (written.length > 0) throw new Error(`It wrote outside of its own folder: ${written.slice(0, 5).join(', ')}`);
    console.log('What is shipped starts as nobody, passes the browser tests, writes nothing outside of .data, and stops when told.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** @param {'on' | 'off'} sandbox @param {(records: import('../stack/open-database.mjs').Records) => Promise<void>} use */
async function withDatabase(sandbox, use) {
  const records = await openDatabase({ SANDBOX: sandbox }, { dataDir: dataPath('shipped', 'postgres'), fresh: true });
  try {
    await use(records);
  } finally {
    await records.stop();
  }
}

/** @param {string} copy @param {import('../stack/open-database.mjs').Records} records */
async function answersWithoutService(copy, records) {
  const settings = {
    SANDBOX: 'off',
    APP_URL: 'https://balcao.example',
    PAYMENTS_URL: 'https://pagamentos.example/v1',
    PAYMENTS_TOKEN: secret(),
  };
  await runAsNobody(copy, { records, settings }, async (port) => {
    const page = await askLoopback(`http://127.0.0.1:${port}/sign-in`, maxSeconds * 1_000);
    if (page.status !== 200 || !page.text.includes('name="password"')) throw new Error(`The sign-in page was answered ${page.status}.`);
    const ready = await askLoopback(`http://127.0.0.1:${port}/api/health/ready`);
    if (ready.status !== 200) throw new Error(`It is not ready: ${ready.status}.`);
  });
}

/** @param {string} copy @param {{ records: import('../stack/open-database.mjs').Records, chromium: string }} options */
async function passesBrowserTests(copy, { records, chromium }) {
  const token = randomBytes(32).toString('base64url');
  const sandboxPort = await firstFreePort(0);
  const settings = { ...testedSettings, SANDBOX: 'on', SANDBOX_PORT: String(sandboxPort), SANDBOX_TOKEN: token };
  const args = process.argv.length > 2 ? process.argv.slice(2) : smoke;
  await runAsNobody(copy, { records, settings }, async (port) => {
    const info = {
      appUrl: `http://localhost:${port}`,
      sandboxUrl: `http://127.0.0.1:${sandboxPort}`,
      databaseUrl: records.url,
      ownerUrl: records.ownerUrl,
    };
    const { passed, failures } = await runPlaywright(env, {
      info,
      token,
      chromium,
      args,
      dataDir: join(copy, '.data'),
      results: 'shipped',
    });
    if (failures.length > 0) throw new Error(`Of its browser tests failed:\n${failures.join('\n')}`);
    console.log(`${passed} browser tests passed.`);
  });
}

/**
 * @param {string} copy
 * @param {{ records: import('../stack/open-database.mjs').Records, settings: NodeJS.Dict<string> }} options
 * @param {(port: number) => Promise<void>} use
 */
async function runAsNobody(copy, { records, settings }, use) {
  const port = await firstFreePort(0);
  /** @type {NodeJS.ProcessEnv} */
  const given = {
    NODE_ENV: 'production',
    PORT: String(port),
    AUTH_SECRET: secret(),
    SEAL_KEY: secret(),
    DATABASE_URL: records.url,
    DATABASE_OWNER_URL: records.ownerUrl,
    ...settings,
  };
  const child = spawn(process.execPath, ['programs/start.mjs'], {
    cwd: copy,
    env: given,
    uid: nobody,
    gid: nobody,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    for (let tries = 0; !output.includes('Balcão is running'); tries += 1) {
      if (child.exitCode !== null || tries > maxSeconds * 4) throw new Error(`It did not start:\n${output.trim()}`);
      await sleep(250);
    }
    await use(port);
  } finally {
    child.kill('SIGTERM');
  }
  const code = await ended;
  if (code !== 0) throw new Error(`It ended with ${code}:\n${output.trim()}`);
}

/** Every file outside of `.data`, with the time it was changed. @param {string} folder */
function listing(folder) {
  return execFileSync('find', [folder, '-path', join(folder, '.data'), '-prune', '-o', '-type', 'f', '-printf', '%p %T@\n'], {
    maxBuffer: 1e9,
  })
    .toString()
    .split('\n');
}
