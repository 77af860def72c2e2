import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const values = 'lib/{contracts,domain,format,messages,settings}';

/** Tests that put another module in the place of one, which only a file of its own can do. */
const replacesModules = ['lib/client/query/use-url-query.test.tsx', 'components/ui/action/page-link.test.tsx'];

const common = {
  environment: 'node',
  pool: 'forks',
  // Generous on purpose: a busy machine must not fail a test.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
  env: { TZ: 'UTC' },
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

/** An imported picture is an object with its address, as Next makes it. */
const pictures = {
  name: 'pictures',
  enforce: 'pre' as const,
  load: (id: string) => (id.endsWith('.svg') ? `export default ${JSON.stringify({ src: `/${basename(id)}` })}` : null),
};

export default defineConfig({
  plugins: [pictures],
  resolve: {
    alias: [
      { find: /^@\//, replacement: fromRoot('./') },
      // The marker throws outside a React server build; here every file is server code until a test says otherwise.
      { find: /^server-only$/, replacement: fromRoot('./node_modules/server-only/empty.js') },
    ],
  },
  test: {
    // One fewer by default, which leaves half of a small machine idle.
    maxWorkers: '100%',
    globalSetup: ['scripts/unit/global-setup.mjs'],
    coverage: {
      provider: 'v8',
      reporter: ['json-summary'],
      include: ['{app,components,lib,sandbox}/**/*.{ts,tsx,mjs}'],
      exclude: ['**/*.test.*', '**/*.type-test.ts', '**/testing/**'],
    },
    projects: [
      // Pure values: their files share one set of modules, which is read once a worker instead of once a file.
      { extends: true, test: { ...common, name: 'values', include: [`${values}/**/*.test.ts`], isolate: false } },
      // A sandbox keeps what it knows in itself, so its files may share modules as well.
      { extends: true, test: { ...common, name: 'sandbox', include: ['sandbox/**/*.test.ts'], isolate: false } },
      // So may those of the server, each with an office on a database of its own; reading what it is made of took as long as the tests.
      {
        extends: true,
        test: { ...common, name: 'server', include: ['lib/server/**/*.test.ts'], exclude: ['lib/server/page/**'], isolate: false },
      },
      // What is shown shares a document as well: making one takes longer than most of these tests.
      {
        extends: true,
        test: {
          ...common,
          name: 'screens',
          environment: 'jsdom',
          setupFiles: [
            'scripts/unit/async-timeout.mjs',
            'scripts/unit/router.mjs',
            'scripts/unit/top-layer.mjs',
            'scripts/unit/clean-up.mjs',
          ],
          include: ['{lib,app,components}/**/*.test.tsx'],
          exclude: replacesModules,
          isolate: false,
        },
      },
      // What is left stands alone, file by file.
      {
        extends: true,
        test: {
          ...common,
          name: 'parts',
          setupFiles: ['scripts/unit/async-timeout.mjs'],
          include: ['{lib,app,components,scripts,docs}/**/*.test.{ts,mjs}', ...replacesModules],
          exclude: [`${values}/**`, 'lib/server/!(page)/**', 'lib/server/*.test.ts'],
        },
      },
    ],
  },
});
