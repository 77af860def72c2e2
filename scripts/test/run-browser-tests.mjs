import { findBrowser } from '../find-browser.mjs';
import { dataPath } from '../root.mjs';
import { startStack } from '../stack.mjs';
import { withLock } from '../with-lock.mjs';
import { browserTally } from './browser-tally.mjs';
import { runSuite } from './run-suite.mjs';

/**
 * Runs the browser tests against a stack of their own, with fresh data on free ports. The app must be built.
 * @param {NodeJS.Dict<string>} env without our settings
 * @param {string[]} [args] for Playwright, such as the name of a spec
 * @returns {Promise<import('./tally.mjs').Tally>}
 */
export async function runBrowserTests(env, args = []) {
  const chromium = await findBrowser();
  return withLock(dataPath('locks', 'browser-tests'), () => runAgainstStack(env, args, chromium), {
    onWait: () => console.log('Waiting for other browser tests to end…'),
  });
}

/** @param {NodeJS.Dict<string>} env @param {string[]} args @param {string} chromium */
async function runAgainstStack(env, args, chromium) {
  const stack = startStack({
    variables: { SANDBOX_TRANSACTIONS: '2000', ...env, SANDBOX_PORT: '0' },
    dataDir: dataPath('test'),
    port: 0,
    fresh: true,
    postgresSettings: { fsync: 'off', full_page_writes: 'off' },
  });
  try {
    const { appUrl, sandboxUrl, databaseUrl } = await stack.ready;
    const report = dataPath('test', 'browser-report.json');
    const suite = runSuite({
      name: 'The browser tests',
      args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...args],
      env: {
        ...env,
        E2E_APP_URL: appUrl,
        E2E_SANDBOX_URL: sandboxUrl,
        E2E_DATABASE_URL: databaseUrl,
        E2E_DATA_DIR: dataPath('test'),
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
