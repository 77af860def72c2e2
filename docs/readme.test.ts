import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const pages = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  'sandbox/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test.each(pages)('every file %s names exists', (page) => {
  const text = readFileSync(page, 'utf8');
  const links = Array.from(text.matchAll(/\]\((?!https?:|#)([^)#]+)/g), (match) => path.join(path.dirname(page), match[1] ?? ''));
  const named = Array.from(
    text.matchAll(/`((?:app|components|lib|sandbox|scripts|docs|e2e|bench|public)\/[\w./()[\]-]+\.\w+)`/g),
    (match) => match[1] ?? '',
  );
  expect([...links, ...named].filter((file) => !existsSync(file))).toEqual([]);
});

test.each(pages)('%s holds no mark of a merge', (page) => {
  expect(readFileSync(page, 'utf8')).not.toMatch(/^(<{7}|>{7}) /m);
});

test('the README fits two screens', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(100);
});

test.each(readdirSync('docs/decisions').filter((name) => name.endsWith('.md')))('decision %s says what, why and what holds it', (name) => {
  const text = readFileSync(`docs/decisions/${name}`, 'utf8');
  for (const heading of ['## Decision', '## Why', '## Held by']) expect(text).toContain(heading);
});
