import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variantNames } from './variant-table';

test('README.md explains every variant', () => {
  const documented = new Set(
    readFileSync('sandbox/README.md', 'utf8')
      .match(/^\| `[a-z-]+` +\|/gm)
      ?.map((row) => row.split('`')[1]),
  );
  expect(variantNames.filter((name) => !documented.has(name))).toEqual([]);
});
