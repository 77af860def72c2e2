import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The tests of pure values alone, which need no database: each mutant runs those that reach it. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: fromRoot('./') },
      { find: /^server-only$/, replacement: fromRoot('./node_modules/server-only/empty.js') },
    ],
  },
  test: {
    env: { TZ: 'UTC' },
    include: [
      'lib/format/{money,cents}*.test.ts',
      'lib/domain/infraction/deadline.test.ts',
      'lib/domain/{payment,approval}/*.test.ts',
      'lib/server/second-factor/time-code.test.ts',
      'lib/server/operations/{settle/lookup-plan,stored-problem}.test.ts',
    ],
  },
});
