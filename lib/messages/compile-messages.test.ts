import format, { type CompiledMessage } from 'icu-minify/format';
import { createTranslator, type IntlError } from 'use-intl/core';
import { expect, test } from 'vitest';
import { locales } from '@/lib/format/locale';
import { compileMessages } from './compile-messages';
import { loadMessages } from './load-messages';

const timeZone = 'America/Sao_Paulo';

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
};

test.each(locales)('in %s formats like the parsing formatter, for zero, one and many', async (locale) => {
  for (const text of textsOf(await loadMessages(locale))) {
    const compiled: { text: string | CompiledMessage } = compileMessages({ text });
    const t = createTranslator<Record<string, string>>({
      locale,
      messages: { text },
      timeZone,
      onError(error: IntlError) {
        throw error;
      },
    });
    for (const value of [0, 1, 2, 1_000]) {
      const values = valuesFor(text, value);
      expect([format(compiled.text, locale, values, { formatters, timeZone })].flat().join('')).toBe(
        [t.rich('text', values)].flat().join(''),
      );
    }
  }
});

test('can be sent to a browser', () => {
  expect(compileMessages({ list: { rows: '{count, plural, one {# linha} other {# linhas}}' } })).toStrictEqual({
    list: { rows: [['count', 2, { one: [0, ' linha'], other: [0, ' linhas'] }]] },
  });
});

function textsOf(words: object): string[] {
  return Object.values(words).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)));
}

/** A value for every argument and tag of a text. */
function valuesFor(text: string, value: number) {
  const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, value] as const);
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => [name, (chunks: unknown) => `<${[chunks].flat().join('')}>`] as const);
  return Object.fromEntries([...names, ...tags]);
}
