import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { compilePrograms } from './compile-programs.mjs';

/** What is read from disk while it runs, beside the build. */
const parts = [
  '.next/static',
  '.next/balcao-build',
  'public',
  'lib/server/database/migrations',
  'sandbox/database/migrations',
  'scripts/check-node.cjs',
];

/** @type {Record<string, { dependencies?: Record<string, string> }>} */
const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

/** A file that only a copy has. */
const ownFile = ['programs', 'server.mjs'];

const scripts = {
  prestart: 'node scripts/check-node.cjs',
  start: 'node programs/start.mjs',
  staff: 'node programs/staff-command.mjs',
  keys: 'node programs/keys-command.mjs',
  'audit:verify': 'node programs/audit-verify-command.mjs',
  backup: 'node programs/backup-command.mjs backup',
  restore: 'node programs/backup-command.mjs restore',
  doctor: 'node programs/doctor-command.mjs',
};

/**
 * What the framework copies and nobody needs: settings of this machine, a server without ours before it, and scripts of a checkout.
 * @param {string} path from the framework's copy
 */
export function isLeftBehind(path) {
  return /^\.env|^server\.js$|^package\.json$/.test(path);
}

/**
 * Writes what is shipped into a folder: the build with the packages it uses, and the commands of an operator, compiled. Nothing of it is installed or
 * built where it runs; it needs Node and a database. The app must be built.
 * @param {string} copy a new folder, an empty one, or an earlier copy, which is replaced
 */
export async function writeStandalone(copy) {
  if (existsSync(copy) && readdirSync(copy).length > 0 && !existsSync(join(copy, ...ownFile)))
    throw new Error(`${copy} holds something else: name a new folder, an empty one, or an earlier copy.`);
  rmSync(copy, { recursive: true, force: true });
  const traced = join(root, '.next', 'standalone');
  cpSync(traced, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !isLeftBehind(path.slice(traced.length + 1)),
  });
  for (const part of [...parts, ...packageFolders('pdfkit')]) cpSync(join(root, part), join(copy, part), { recursive: true });
  const { name, version, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(
    join(copy, 'package.json'),
    `${JSON.stringify({ name, version, private: true, type: 'module', engines, scripts }, null, 2)}\n`,
  );
  await compilePrograms(copy);
}

/**
 * The folders of a package and of what it depends on, by the lock file: for one that the sandbox uses and the app does not.
 * @param {string} name
 * @param {Set<string>} [found]
 */
function packageFolders(name, found = new Set()) {
  const folder = `node_modules/${name}`;
  if (found.has(folder)) return found;
  found.add(folder);
  for (const needed of Object.keys(locked[folder]?.dependencies ?? {})) packageFolders(needed, found);
  return found;
}
