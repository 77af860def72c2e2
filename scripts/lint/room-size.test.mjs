import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.mjs';

const maxFiles = 20;

/** One file after the other, by number or by date: a list, not a room. */
const numbered = ['docs/decisions', 'lib/server/database/migrations'];

test.each(['app', 'bench', 'components', 'docs', 'e2e', 'lib', 'sandbox', 'scripts'])(
  'no folder of %s holds more than twenty files beside its inner folders',
  (top) => {
    const counts = new Map();
    for (const entry of readdirSync(join(root, top), { recursive: true, withFileTypes: true })) {
      const folder = relative(root, entry.parentPath);
      if (!entry.isFile() || numbered.some((list) => folder.startsWith(list))) continue;
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, files]) => files > maxFiles)).toEqual([]);
  },
);
