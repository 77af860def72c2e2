import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const languages = ['pt-BR', 'en'] as const;
const folderOf = (language: string) => new URL(`./${language}/`, import.meta.url);
const filesOf = (language: string) => readdirSync(folderOf(language)).sort();
const textsIn = (language: string, file: string) => textsByPath(JSON.parse(readFileSync(new URL(file, folderOf(language)), 'utf8')));

it('has the same files in both languages', () => {
  expect(filesOf('en')).toEqual(filesOf('pt-BR'));
});

describe.each(filesOf('pt-BR').filter((file) => filesOf('en').includes(file)))('%s', (file) => {
  const portuguese = textsIn('pt-BR', file);
  const english = textsIn('en', file);

  it('has the same keys in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...portuguese.keys()].sort());
  });

  it('asks for the same values in both languages', () => {
    const asked = (texts: Map<string, string>) => Object.fromEntries([...texts].map(([path, text]) => [path, placeholders(text)]));
    expect(asked(english)).toEqual(asked(portuguese));
  });

  it.each(languages)('says something everywhere and raises its voice nowhere: %s', (language) => {
    for (const [path, text] of textsIn(language, file)) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toContain('!');
    }
  });
});

/** Every text by its keys joined with a dot. */
function textsByPath(words: object, above = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    const path = above + key;
    if (typeof value === 'string') texts.set(path, value);
    else for (const [below, text] of textsByPath(value, `${path}.`)) texts.set(below, text);
  }
  return texts;
}

/** Name and kind of each ICU argument, once: "count plural", "time". Braces inside an argument hold its branches, which hold arguments again. */
function placeholders(text: string): string[] {
  const found = new Set<string>();
  let depth = 0;
  for (const [mark, name = '', kind = ''] of text.matchAll(/\{\s*(\w*)(?:\s*,\s*(\w+))?|\}/g)) {
    if (mark === '}') depth -= 1;
    else if (depth++ % 2 === 0) found.add(`${name} ${kind}`.trim());
  }
  expect(depth, text).toBe(0);
  return [...found].sort();
}
