import { expect, test } from 'vitest';
import { showMentions, storeMentions, withoutMentions } from './mentions';

const [ana, anaLima, rui, otherRui] = [
  { id: 'a', name: 'Ana' },
  { id: 'b', name: 'Ana Lima' },
  { id: 'c', name: 'Rui' },
  { id: 'd', name: 'Rui' },
];

const roundTrip = (text: string, people: readonly { id: string; name: string }[], names: Record<string, string>) => {
  const stored = storeMentions(text, people);
  return showMentions(stored.text, stored.mentions, new Map(Object.entries(names)));
};

test('a person who is renamed is read by their new name, wherever the text mentions them', () => {
  expect(roundTrip('@Ana viu? (@Ana)', [ana], { a: 'Ana Souza' })).toBe('@Ana Souza viu? (@Ana Souza)');
});

test('the longest name is meant, and two people of one name by their order', () => {
  const stored = storeMentions('@Ana Lima e @Ana, @Rui e @Rui', [ana, anaLima, rui, otherRui]);
  expect(stored.mentions).toEqual(['b', 'a', 'c', 'd']);
});

test('a part of a word, an address or somebody who is not meant stays text', () => {
  const text = 'ana@Ana.example @Anabela @Bia @ Ana';
  expect(storeMentions(text, [ana, rui])).toEqual({ text, mentions: [] });
});

test('what somebody types is never taken for a stored place', () => {
  expect(showMentions('@0 @{0}', ['a'], new Map([['a', 'Ana']]))).toBe('@0 @{0}');
});

test('the words a note is found by are those around whom it mentions', () => {
  expect(withoutMentions(storeMentions('Ver @Ana hoje', [ana]).text).split(/\s+/)).toEqual(['Ver', 'hoje']);
});
