import { expect, test } from 'vitest';
import { hasWords, longestWord, nameWords } from './name-words';

test('a name has the words somebody remembers of it, in any order and without accents', () => {
  const name = 'Inês Cristina Carneiro Carneiro';
  expect(hasWords(name, nameWords('ines carneiro'))).toBe(true);
  expect(hasWords(name, nameWords('Carneiro, Inês'))).toBe(true);
  expect(hasWords(name, nameWords('ines prado'))).toBe(false);
});

test('the longest word is given as it was typed', () => {
  expect(longestWord('Inês  Conceição')).toBe('Conceição');
  expect(longestWord('d’Ávila')).toBe('Ávila');
  expect(longestWord(' ')).toBe('');
});
