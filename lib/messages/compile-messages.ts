import compile from 'icu-minify/compile';

/**
 * Every ICU text of a tree in the form that `use-intl/format-message/format-only` reads: next.config.ts puts that in place of the
 * formatter that parses, so that the browser is spared the parser.
 */
export function compileMessages<T extends object>(words: T): T {
  // Through JSON, for the branches of a plural have no prototype, which React would not send to the browser.
  // The keys stay, and it is the texts' types that name their values: only the formatter sees what a text has become.
  return JSON.parse(JSON.stringify(compiled(words))) as T;
}

function compiled(words: object): object {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  );
}
