import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './process/with-lock.mjs';
import { dataPath, root } from './root.mjs';

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.balcao-installed');
const npmRecord = join(root, 'node_modules', '.package-lock.json');

if (!installed())
  await withLock(dataPath('locks', 'install'), install, { onWait: () => print('Waiting for another installation to end…') });

/** @returns {string} what the installed packages depend on */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(lockFile));
  return hash.update(`${process.version} ${process.platform} ${process.arch}`).digest('hex');
}

function installed() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();
}

async function install() {
  if (installed()) return;
  if (existsSync(stampFile) || !installedByHand()) await npmCi();
  writeFileSync(stampFile, fingerprint());
}

/** Somebody ran npm themselves: its own record says whether everything of the lock is there. */
function installedByHand() {
  if (!existsSync(npmRecord)) return false;
  const locked = packagesOf(lockFile);
  const present = packagesOf(npmRecord);
  return Object.entries(locked).every(
    ([path, entry]) => path === '' || (path in present ? present[path]?.version === entry.version : entry.optional === true),
  );
}

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean }>} */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

async function npmCi() {
  print('Installing the dependencies (only the first time or when they changed)…');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const [command, commandArgs] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  const code = await new Promise((resolve) => {
    // Production would leave out what the build needs.
    /** @type {NodeJS.ProcessEnv} */
    const env = { ...process.env, NODE_ENV: 'development' };
    const child = spawn(command, commandArgs, {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: !npm && process.platform === 'win32',
    });
    child.once('error', () => resolve(127)).once('exit', (status) => resolve(status ?? 1));
  });
  if (code === 0) return;
  print('The installation of the dependencies failed; the reason is above.');
  process.exit(1);
}

/** @param {string} sentence */
function print(sentence) {
  process.stderr.write(`${sentence}\n`);
}
