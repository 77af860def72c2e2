import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The folder of a path below `sandbox/`; a file of the root counts as a folder of its own. */
const folderOf = (path: string) => path.split('/')[0]?.replace(/\.ts$/, '') ?? '';

/** The folders that each folder imports, imports of types included. */
const imports = new Map<string, Set<string>>();
for (const file of readdirSync('sandbox', { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
  const from = folderOf(file);
  const targets = imports.get(from) ?? new Set();
  imports.set(from, targets);
  const text = readFileSync(`sandbox/${file}`, 'utf8');
  for (const [, alias, beside] of text.matchAll(/ from '(?:@\/sandbox\/([^']+)|\.\/([^']+))'/g)) {
    const target = alias === undefined && file.includes('/') ? from : folderOf(alias ?? beside ?? '');
    if (target !== from) targets.add(target);
  }
}

/** The first circle of imports that is reached from `folder`; null when there is none. */
function findCircle(folder: string, path: readonly string[] = []): string | null {
  if (path.includes(folder)) return [...path.slice(path.indexOf(folder)), folder].join(' → ');
  for (const target of imports.get(folder) ?? []) {
    const circle = findCircle(target, [...path, folder]);
    if (circle) return circle;
  }
  checked.add(folder);
  imports.delete(folder);
  return null;
}

const checked = new Set<string>();

test('folders of the sandbox do not import each other in a circle', () => {
  const circles = Array.from(imports.keys(), (folder) => findCircle(folder)).filter(Boolean);
  expect(circles).toEqual([]);
  expect(checked).toContain('services');
});
