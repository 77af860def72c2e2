import { expect, test } from 'vitest';
import { nameSearch } from './name-search';

const list = { search: { fields: { name: ['name'] }, namesOf: ({ party }: { party: string }) => party } };

test('for a name of several words the service is asked for the longest, and rows with all of them are kept, in any order', () => {
  const search = nameSearch(list, { name: 'ines carneiro' });
  expect(search?.asked).toEqual({ name: 'carneiro' });
  expect(search?.matches({ party: 'Inês Cristina Carneiro Carneiro' })).toBe(true);
  expect(search?.matches({ party: 'Bruno Sá Carneiro' })).toBe(false);
});

test('a single word is the search of the service', () => {
  expect(nameSearch(list, { name: 'Helena' })).toBeNull();
  expect(nameSearch(list, {})).toBeNull();
});
