import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../root.mjs';
import { shippedSources } from '../stack/programs.mjs';

/** What an operator calls, by the name of its script in `package.json`; each starts the programs it needs. */
const commands = {
  start: 'scripts/start.mjs',
  'staff-command': 'scripts/staff.mjs',
  'keys-command': 'scripts/keys/main.mjs',
  'audit-verify-command': 'scripts/audit-verify.mjs',
  'backup-command': 'scripts/backup/main.mjs',
  'doctor-command': 'scripts/doctor/main.mjs',
};

/** Packages that stay packages: the framework, what the app loads as such, traced by its build, and one that reads files of its own. */
const external = ['next', '@node-rs/argon2', 'postgres', 'pino', 'pdfkit', 'undici'];

/** Packages written for `require` ask for it. */
const banner = { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" };

/**
 * Compiles commands and programs into the folder `programs` of a standalone copy. They lie side by side, one level below the copy, which is where
 * `root.mjs` looks for it.
 * @param {string} copy
 */
export async function compilePrograms(copy) {
  await build({
    absWorkingDir: root,
    entryPoints: { ...commands, ...shippedSources },
    outdir: join(copy, 'programs'),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // Code marked as server-only loads under this condition.
    conditions: ['react-server', 'module'],
    external,
    banner,
    logLevel: 'warning',
  });
}
