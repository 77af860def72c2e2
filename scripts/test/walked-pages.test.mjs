import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The address of each page without a parameter behind the sign-in: groups in parentheses are not part of it. */
const pages = ['(office)', '(card-entry)']
  .flatMap((group) => readdirSync(`app/${group}`, { recursive: true, encoding: 'utf8' }))
  .map((file) => file.split(/[\\/]/))
  .filter((parts) => parts.at(-1) === 'page.tsx')
  .map(
    (parts) =>
      `/${parts
        .slice(0, -1)
        .filter((part) => !part.startsWith('('))
        .join('/')}`,
  )
  .filter((path) => !path.includes('['));

const walks = ['lib/contracts/pages/navigation.ts', 'e2e/pages.ts', 'e2e/axe.spec.ts'].map((file) => readFileSync(file, 'utf8')).join();

test('every page is walked by the browser tests', () => {
  expect(pages.length).toBeGreaterThan(25);
  expect(pages.filter((path) => !walks.includes(`'${path}'`))).toEqual([]);
});
