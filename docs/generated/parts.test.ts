import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parts, withPart } from './parts';

test.each(parts.map((part) => [part.file, part.section ?? 'all of it', part] as const))(
  '%s (%s) says what the code says; `npm run docs` writes it',
  async (file, _, { section, text }) => {
    const committed = readFileSync(file, 'utf8');
    expect(committed).toBe(withPart(committed, section, await text()));
  },
);

test('a document without the marks of a part is refused', () => {
  expect(() => withPart('text', 'calls', 'table')).toThrow('<!-- calls -->');
  expect(withPart('a <!-- calls --> old <!-- /calls --> b', 'calls', 'new')).toBe('a <!-- calls -->\n\nnew\n\n<!-- /calls --> b');
});
