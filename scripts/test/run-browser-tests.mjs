import { randomBytes } from 'node:crypto';
import { findBrowser } from '../find-browser.mjs';
import { withLock } from '../process/with-lock.mjs';
import { dataPath } from '../root.mjs';
import { startStack } from '../stack/stack.mjs';
import { browserTally } from './browser-tally.mjs';
import { runSuite } from './run-suite.mjs';
import { withoutLimits } from './without-limits.mjs';

/** What the app under test is given: one budget low enough for a test to use it up; `e2e/attacks/limits.spec.ts` knows how low. */
export const testedSettings = {
  ...withoutLimits,
  LIMIT_REVEAL: '60',
  // People with a second factor are asked for it before money moves; those of the demonstration have none.
  STEP_UP_FROM: '0',
  SANDBOX_TRANSACTIONS: '2000',
  // Names that no network has: nothing leaves for push services of browsers, or for a chat.
  PUSH_HOSTS: 'push.example',
  CHAT_HOSTS: 'chat.example',
};

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
    variables: { ...testedSettings, ...env, SANDBOX_PORT: '0', SANDBOX_TOKEN: token },
    dataDir: dataPath(folder),
    port: 0,
    fresh: true,
    postgresSettings: { fsync: 'off', full_page_writes: 'off' },
  });
  try {
    const info = await stack.ready;
    const suite = runPlaywright(env, { info, token, chromium, args, dataDir: dataPath(folder), results: folder });
    return await Promise.race([suite, stack.failed.then((how) => Promise.reject(new Error(how)))]);
  } finally {
    await stack.stop();
  }
}

/**
 * Runs Playwright against a stack that is ready.
 * @param {NodeJS.Dict<string>} env without our settings
 * @param {object} options
 * @param {{ appUrl: string, sandboxUrl: string | undefined, databaseUrl: string, ownerUrl: string }} options.info
 * @param {string} options.token the bearer token the app sends to the service
 * @param {string} options.chromium
 * @param {string[]} options.args for Playwright
 * @param {string} options.dataDir where the stack keeps its files
 * @param {string} options.results names the folder of what failing tests leave
 */
export function runPlaywright(env, { info: { appUrl, sandboxUrl, databaseUrl, ownerUrl }, token, chromium, args, dataDir, results }) {
  const report = dataPath(results, 'browser-report.json');
  return runSuite({
    name: 'The browser tests',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', '--output', `test-results/${results}`, ...args],
    env: {
      ...env,
      E2E_APP_URL: appUrl,
      E2E_SANDBOX_URL: sandboxUrl,
      E2E_DATABASE_URL: databaseUrl,
      E2E_DATABASE_OWNER_URL: ownerUrl,
      E2E_DATA_DIR: dataDir,
      E2E_SERVICE_TOKEN: token,
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
    report,
    tally: browserTally,
  });
}
