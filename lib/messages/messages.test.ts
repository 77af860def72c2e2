import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messagesIn } from './messages';

const englishMessages = messagesIn('en');
const portugueseMessages = messagesIn('pt-BR');

const languages = ['pt-BR', 'en'] as const;
const folderOf = (language: string) => new URL(`./${language}/`, import.meta.url);
const filesOf = (language: string) =>
  readdirSync(folderOf(language), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => file.endsWith('.json'))
    .sort();
const textsIn = (language: string, file: string) => textsByPath(JSON.parse(readFileSync(new URL(file, folderOf(language)), 'utf8')));

test('messages have the same files in both languages', () => {
  expect(filesOf('en')).toEqual(filesOf('pt-BR'));
});

test.each([
  ['pt-BR', portugueseMessages],
  ['en', englishMessages],
])('messages of every file are loaded, and no two files have a key in common: %s', (language, messages) => {
  const keys = filesOf(language).flatMap((file) =>
    file === 'shared/problems.json' ? ['problems'] : Object.keys(JSON.parse(readFileSync(new URL(file, folderOf(language)), 'utf8'))),
  );
  expect(keys.sort()).toEqual(Object.keys(messages).sort());
});

describe.each(filesOf('pt-BR').filter((file) => filesOf('en').includes(file)))('%s', (file) => {
  const portuguese = textsIn('pt-BR', file);
  const english = textsIn('en', file);

  test('have the same keys in both languages', () => {
    expect([...english.keys()].sort()).toEqual([...portuguese.keys()].sort());
  });

  test('use the same arguments in both languages', () => {
    const argumentsOf = (texts: Map<string, string>) => Object.fromEntries([...texts].map(([path, text]) => [path, placeholders(text)]));
    expect(argumentsOf(english)).toEqual(argumentsOf(portuguese));
  });

  test.each(languages)('are never empty and have no exclamation mark: %s', (language) => {
    for (const [path, text] of textsIn(language, file)) {
      expect(text.trim(), path).not.toBe('');
      expect(text, path).not.toContain('!');
    }
  });
});

/** Every text by its dotted key. */
function textsByPath(words: object, above = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    const path = above + key;
    if (typeof value === 'string') texts.set(path, value);
    else for (const [below, text] of textsByPath(value, `${path}.`)) texts.set(below, text);
  }
  return texts;
}

/** Name and kind of each ICU argument, once: "count plural", "time". The branches of an argument contain arguments again. */
function placeholders(text: string): string[] {
  const found = new Set<string>();
  let depth = 0;
  for (const [brace, name = '', kind = ''] of text.matchAll(/\{\s*(\w*)(?:\s*,\s*(\w+))?|\}/g)) {
    if (brace === '}') depth -= 1;
    else if (depth++ % 2 === 0) found.add(`${name} ${kind}`.trim());
  }
  expect(depth, text).toBe(0);
  return [...found].sort();
}
