import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The headings of the interface document, the longest first, because one may begin like another. */
const headings = Array.from(readFileSync('docs/interface.md', 'utf8').matchAll(/^#{2,4} (.+)$/gm), ([, heading = '']) => heading).toSorted(
  (one, other) => other.length - one.length,
);

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).split('\n').filter(Boolean);

/** A comment may break a line inside a citation. */
const plainText = (source: string) => source.replace(/\n\s*(?:\*|\/\/) /g, ' ');

/** Every citation: the text after `interface: ` that begins with a capital letter or a quotation. */
const citations = files.flatMap((file) =>
  Array.from(plainText(readFileSync(file, 'utf8')).matchAll(/\binterface: (["“A-Z][^\n]{0,60})/g), ([, cited = '']) => ({ file, cited })),
);

const namesHeading = (cited: string) =>
  headings.some((heading) => cited.startsWith(heading) && !/^[\w/-]/.test(cited.slice(heading.length)));

test('the project cites the interface document', () => {
  expect(citations.length).toBeGreaterThan(100);
});

test('every citation of the interface document begins with a heading of it', () => {
  expect(citations.filter(({ cited }) => !namesHeading(cited))).toEqual([]);
});
