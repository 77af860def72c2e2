import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const page = readFileSync('docs/security.md', 'utf8');
const rows = page
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

/** Title after file, as a row cites it. */
const cited = Array.from(
  page.matchAll(/`([\w./()[\]-]+\.(?:test|spec)\.\w+)`: “([^”]+)”/g),
  ([, file = '', title = '']) => [file, title] as const,
);

describe('a requirement', () => {
  test('is one row each: requirement, how it is held, and a test or the reason it is open', () => {
    expect(rows.length).toBeGreaterThan(90);
    expect(rows.filter((cells) => cells.length !== 3)).toEqual([]);
    expect(rows.filter(([, , held = '']) => !/: “|^Open\b|^Held by absence: /.test(held))).toEqual([]);
  });

  test('of our own stands under each number once', () => {
    const [, own = ''] = page.split('\n## Our own\n');
    expect(Array.from(own.matchAll(/^\| (\d+) /gm), ([, number]) => Number(number))).toEqual(
      Array.from({ length: 54 }, (_, index) => index + 1),
    );
  });
});

test.each(cited)('%s has the test “%s”', (file, title) => {
  expect(existsSync(file)).toBe(true);
  const source = readFileSync(file, 'utf8');
  expect([`'${title}'`, `"${title}"`].some((quoted) => source.includes(quoted))).toBe(true);
});
