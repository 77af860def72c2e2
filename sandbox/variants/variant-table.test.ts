import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { variantTable } from './variant-table';

test('README.md explains every variant, and says which sets include it', () => {
  const rows = Array.from(readFileSync('sandbox/README.md', 'utf8').matchAll(/^\| `([a-z-]+)` +\| ([a-z, ]*?) *\|/gm));
  const listed = Object.fromEntries(rows.map(([, name = '', sets = '']) => [name, sets === '' ? [] : sets.split(', ')]));
  expect(listed).toMatchObject(variantTable);
});
