import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { root } from './root.mjs';

/** The shell first: the same engine without a browser around it, a fifth faster. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macBrowsers = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/**
 * A Chromium for the browser tests: the one named by `CHROMIUM_PATH`, one that is installed, or one we install.
 * @returns {Promise<string>} the path of the program
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (executable(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist or cannot be run.`);
  }
  for (const install of [async () => {}, downloadWithPlaywright, installFromDebian]) {
    await install();
    const found = installed();
    if (found) return found;
  }
  throw new Error('The browser tests need a Chromium: install one, or give its path in CHROMIUM_PATH.');
}

/** @returns {string | undefined} */
function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter).concat('/usr/bin', '/snap/bin');
  const candidates = [chromium.executablePath(), ...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...macBrowsers];
  return candidates.find(executable);
}

async function downloadWithPlaywright() {
  process.stderr.write('Looking for a Chromium for the browser tests…\n');
  await run(process.execPath, [join(root, 'node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'], 120_000);
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stderr.write('Installing the Chromium of Debian…\n');
  if (!(await run('apt-get', ['update', '-qq'], 300_000))) return;
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], 600_000)) return;
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeout milliseconds
 * @returns {Promise<boolean>} whether it did its work
 */
function run(command, args, timeout) {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, args, { env, timeout, stdio: 'ignore' });
    child.once('error', () => resolve(false)).once('exit', (code) => resolve(code === 0));
  });
}

/** @param {string} path */
function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
