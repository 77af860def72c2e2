import compile from 'icu-minify/compile';

/**
 * Compiles the ICU texts of a tree for `use-intl/format-message/format-only`, which next.config.ts substitutes for the parsing formatter,
 * so that the browser needs no parser.
 */
export function compileMessages<T extends object>(words: T): T {
  // Through JSON, because the branches of a plural have no prototype, which React would not send to the browser. The keys stay; only the
  // formatter sees that the texts are compiled.
  return JSON.parse(JSON.stringify(compiled(words))) as T;
}

function compiled(words: object): object {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typeof value === 'string' ? compile(value) : compiled(value)]),
  );
}
