import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: fromRoot('./') },
      // The marker throws outside a React server build; here every file is server code until a test says otherwise.
      { find: /^server-only$/, replacement: fromRoot('./node_modules/server-only/empty.js') },
    ],
  },
  test: {
    include: ['{lib,app,components,sandbox,scripts,docs}/**/*.test.{ts,tsx,mjs}'],
    environment: 'node',
    pool: 'forks',
    // One fewer by default, which leaves half of a small machine idle.
    maxWorkers: '100%',
    // Generous on purpose: a busy machine must not fail a test.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    globalSetup: ['scripts/unit/global-setup.mjs'],
    env: { TZ: 'UTC' },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
