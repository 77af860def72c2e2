import type { Locale } from '@/lib/format/locale';

/** Chooses the words of one language. English has every key that Portuguese has, or it does not compile. */
export type WordsOf = <W extends object>(portuguese: W, english: NoInfer<W>) => W;

export function wordsOf(locale: Locale): WordsOf {
  return (portuguese, english) => (locale === 'en' ? english : portuguese);
}
