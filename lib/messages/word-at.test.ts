import { expect, test } from 'vitest';
import { wordAt } from './word-at';

const messages = { audit: { columns: { at: 'Quando' }, actions: { staff: { created: 'Pessoa criada' } } } };

test.each([
  ['audit.columns', 'at', 'Quando'],
  ['audit.actions', 'staff.created', 'Pessoa criada'],
  ['audit.actions', 'staff', null],
  ['audit.columns', 'toString', null],
  ['nothing.columns', 'at', null],
])('the word of %s under %s is %s', (place, key, word) => {
  expect(wordAt(messages, place, key)).toBe(word);
});
