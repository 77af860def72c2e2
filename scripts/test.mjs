import { buildApp } from './build-app.mjs';
import { dataPath } from './root.mjs';
import { runChecks } from './test/checks.mjs';
import { runBrowserTests } from './test/run-browser-tests.mjs';
import { runSuite } from './test/run-suite.mjs';
import { settingsFree } from './test/settings-free.mjs';
import { one, sum } from './test/tally.mjs';
import { unitTally } from './test/unit-tally.mjs';
import { checkPageWeights } from './weight/page-budget.mjs';

const env = settingsFree(process.env);

/** @returns {Promise<import('./test/tally.mjs').Tally>} */
async function unitTests() {
  const report = dataPath('test', 'unit-report.json');
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return runSuite({ name: 'The unit tests', args, env, report, tally: unitTally });
}

async function build() {
  await buildApp({ variables: env });
  return sum([one('build', true), checkPageWeights()]);
}

/** One after the other: both write the types of the pages to the same place. */
const checksAndBuild = async () => sum([await attempt(() => runChecks(env)), await attempt(build)]);

/** The walk before the newest version of the service, on a stack of its own. */
const newestWalk = () =>
  runBrowserTests({ ...env, SANDBOX_VARIANT: 'newest' }, { args: ['--grep', '@newest', '--workers', '1'], folder: 'test-newest' });

/**
 * What stands in one line runs side by side, so that both processors have something to do while a database starts or a page is waited for.
 * @type {(() => Promise<import('./test/tally.mjs').Tally>)[][]}
 */
const stages = [
  [checksAndBuild, unitTests],
  [() => runBrowserTests(env), newestWalk],
];

/** @param {() => Promise<import('./test/tally.mjs').Tally>} suite */
const attempt = (suite) => suite().catch((error) => one(error instanceof Error ? error.message : String(error), false));

const tallies = [];
for (const suites of stages) tallies.push(...(await Promise.all(suites.map(attempt))));
const { passed, failures } = sum(tallies);
// Repeated at the end, where a truncated log still shows it.
for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
