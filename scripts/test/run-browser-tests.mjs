import { randomBytes } from 'node:crypto';
import { findBrowser } from '../find-browser.mjs';
import { withLock } from '../process/with-lock.mjs';
import { dataPath } from '../root.mjs';
import { startStack } from '../stack/stack.mjs';
import { browserTally } from './browser-tally.mjs';
import { runSuite } from './run-suite.mjs';
import { withoutLimits } from './without-limits.mjs';

/** One of them low enough for a test to use it up; `e2e/attacks/limits.spec.ts` knows how low. */
const limits = { ...withoutLimits, LIMIT_REVEAL: '60' };

/** People with a second factor are asked for it before money moves; those of the demonstration have none. */
const stepUp = { STEP_UP_FROM: '0' };

/**
 * Runs the browser tests against a stack of their own, with fresh data on free ports. The app must be built.
 * @param {NodeJS.Dict<string>} env without our settings
 * @param {{ args?: string[], folder?: string }} [options] `args` for Playwright, such as the name of a spec; `folder` keeps what this stack leaves
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runBrowserTests(env, { args = [], folder = 'test' } = {}) {
  const chromium = await findBrowser();
  return withLock(dataPath('locks', `browser-${folder}`), () => runAgainstStack(env, { args, folder, chromium }), {
    onWait: () => console.log('Waiting for other browser tests to end…'),
  });
}

/** @param {NodeJS.Dict<string>} env @param {{ args: string[], folder: string, chromium: string }} options */
async function runAgainstStack(env, { args, folder, chromium }) {
  // By chance, so that it can be searched for wherever the product answers, logs or stores something.
  const token = randomBytes(32).toString('base64url');
  const stack = startStack({
    variables: { SANDBOX_TRANSACTIONS: '2000', ...limits, ...stepUp, ...env, SANDBOX_PORT: '0', SANDBOX_TOKEN: token },
    dataDir: dataPath(folder),
    port: 0,
    fresh: true,
    postgresSettings: { fsync: 'off', full_page_writes: 'off' },
  });
  try {
    const { appUrl, sandboxUrl, databaseUrl, ownerUrl } = await stack.ready;
    const report = dataPath(folder, 'browser-report.json');
    const suite = runSuite({
      name: 'The browser tests',
      args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', '--output', `test-results/${folder}`, ...args],
      env: {
        ...env,
        E2E_APP_URL: appUrl,
        E2E_SANDBOX_URL: sandboxUrl,
        E2E_DATABASE_URL: databaseUrl,
        E2E_DATABASE_OWNER_URL: ownerUrl,
        E2E_DATA_DIR: dataPath(folder),
        E2E_SERVICE_TOKEN: token,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      report,
      tally: browserTally,
    });
    return await Promise.race([suite, stack.failed.then((how) => Promise.reject(new Error(how)))]);
  } finally {
    await stack.stop();
  }
}
