import { foldText } from './fold-text';

/** The words of a name as they are compared: in small letters, without accents. */
export function nameWords(name: string): readonly string[] {
  return foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Whether a name has each of the words, in any order, also as the beginning or a part of its own. */
export function hasWords(name: string, words: readonly string[]): boolean {
  const folded = foldText(name);
  return words.every((word) => folded.includes(word));
}

/** The longest word of a name as it was typed: the one that fits the fewest others. */
export function longestWord(name: string): string {
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}
