/**
 * What Node is given for each program of the stack.
 * @param {string} file
 */
const typescript = (file) => ['--import', 'tsx', file];

/** Code marked as server-only loads outside Next under this condition. @param {string} file */
const serverOnly = (file) => ['--conditions=react-server', ...typescript(file)];

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
  migrate: serverOnly('lib/server/database/setup/migrate.ts'),
  lookAtDatabase: [...serverOnly('lib/server/database/setup/migrate.ts'), '--look'],
  seedDemo: serverOnly('lib/server/staff/seed-demo.ts'),
  staff: serverOnly('lib/server/staff/cli.ts'),
  keys: serverOnly('lib/server/privacy/at-rest/cli.ts'),
  auditVerify: serverOnly('lib/server/audit/cli.ts'),
  backup: serverOnly('lib/server/backup/cli.ts'),
  doctor: serverOnly('lib/server/doctor/cli.ts'),
  sandbox: [allYoung, ...typescript('sandbox/main.ts')],
  sso: typescript('sandbox/sso/main.ts'),
  bench: typescript('bench/main.ts'),
  auditFigures: serverOnly('lib/server/audit/testing/append-figures.ts'),
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
  return [allYoung, lean, 'scripts/server/main.mjs', String(port)];
}
