import { expect, test } from 'vitest';
import { mentionAt } from './mention-at';

test.each([
  ['@', 1, { from: 0, typed: '' }],
  ['Ver com @An', 11, { from: 8, typed: 'An' }],
  ['(@Ana Li', 8, { from: 1, typed: 'Ana Li' }],
  ['@Ana e @Ru', 10, { from: 7, typed: 'Ru' }],
  ['@Ana', 2, { from: 0, typed: 'A' }],
])('in %j at %d a mention is being typed', (text, caret, found) => {
  expect(mentionAt(text, caret)).toEqual(found);
});

test.each([
  ['sem ninguém', 11],
  ['ana@loja', 8],
  ['@Ana\ndepois', 11],
  [`@${'x'.repeat(41)}`, 42],
  ['@Ana', 0],
])('in %j at %d none is', (text, caret) => {
  expect(mentionAt(text, caret)).toBeNull();
});
