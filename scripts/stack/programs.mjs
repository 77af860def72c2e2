import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** What of the product is shipped as one file each in the folder `programs` of a standalone copy, by its name there. */
export const shippedSources = {
  migrate: 'lib/server/database/setup/migrate.ts',
  'seed-demo': 'lib/server/staff/seed-demo.ts',
  staff: 'lib/server/staff/cli.ts',
  keys: 'lib/server/privacy/at-rest/cli.ts',
  'audit-verify': 'lib/server/audit/cli.ts',
  backup: 'lib/server/backup/cli.ts',
  doctor: 'lib/server/doctor/cli.ts',
  sandbox: 'sandbox/main.ts',
  server: 'scripts/server/main.mjs',
  'exit-with-parent': 'scripts/stack/exit-with-parent.mjs',
};

/** Whether this is a standalone copy (`npm run standalone`): without sources, every program compiled. */
export const isStandalone = existsSync(join(root, 'programs', 'server.mjs'));

/** The file of a program, from the root. @param {keyof typeof shippedSources} name */
export const programFile = (name) => (isStandalone ? `programs/${name}.mjs` : shippedSources[name]);

/**
 * What Node is given for a program of the stack in TypeScript.
 * @param {string} file
 */
const typescript = (file) => ['--import', 'tsx', file];

/** Code marked as server-only loads outside Next under this condition. @param {keyof typeof shippedSources} name */
const serverOnly = (name) => (isStandalone ? [programFile(name)] : ['--conditions=react-server', ...typescript(programFile(name))]);

/**
 * Objects of one page sometimes outlive the young generation; V8 then takes all such objects for long-lived and makes them in the old one, where
 * each page leaves a megabyte behind and costs a third more work.
 */
const allYoung = '--no-allocation-site-pretenuring';

/**
 * Left to itself V8 lets a small heap grow more than twofold before it looks for what is no longer used: the export of a million rows then takes
 * 80 MB more, for no time saved that can be measured. A smaller share costs the gateway time.
 */
const lean = '--heap-growing-percent=100';

export const programs = {
  migrate: serverOnly('migrate'),
  lookAtDatabase: [...serverOnly('migrate'), '--look'],
  seedDemo: serverOnly('seed-demo'),
  staff: serverOnly('staff'),
  keys: serverOnly('keys'),
  auditVerify: serverOnly('audit-verify'),
  backup: serverOnly('backup'),
  doctor: serverOnly('doctor'),
  sandbox: [allYoung, ...(isStandalone ? [] : ['--import', 'tsx']), programFile('sandbox')],
  sso: typescript('sandbox/sso/main.ts'),
  bench: typescript('bench/main.ts'),
  auditFigures: ['--conditions=react-server', ...typescript('lib/server/audit/testing/append-figures.ts')],
  chaos: typescript('bench/chaos/main.ts'),
  traffic: typescript('bench/chaos/traffic.ts'),
  throughput: typescript('bench/chaos/throughput.ts'),
};

/**
 * The app: our own HTTP server before the framework; in development the framework's own.
 * @param {{ port: number, dev: boolean }} options
 */
export function nextProgram({ port, dev }) {
  // In development Next hands its options on to a child in a variable, where Node admits none of V8's.
  if (dev) return ['node_modules/next/dist/bin/next', 'dev', '-H', '127.0.0.1', '-p', String(port)];
  return [allYoung, lean, programFile('server'), String(port)];
}
