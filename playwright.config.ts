import { defineConfig, devices } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './scripts/test/require-stack.mjs',
  // The walk tagged @newest runs only before the newest version of the service: before the usual one, other tests go deeper.
  ...(process.env.SANDBOX_VARIANT === 'newest' ? {} : { grepInvert: /@newest/ }),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the cores it is meant for: some tests wait, for pauses and limits that are part of what they tell.
  workers: 3,
  // Generous on purpose: a busy machine must not fail a test.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_APP_URL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Moving things are drawn again and again, and no test looks at them: a tenth of the processor time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace of every step costs a third of the time: ask for one with `npm run e2e -- --trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Code of a page that lives for seconds is not worth optimizing: that took a tenth of a page's processor time, and a fifth of axe's.
        '--js-flags=--no-opt --no-maglev --single-threaded-gc',
      ],
    },
  },
});
