import 'server-only';
import type { MentionedPerson } from '@/lib/contracts/office/notes/notes.shape';
import { withoutInvisible } from '@/lib/format/text/visible-text';

/** Where a person is mentioned in a stored text: their place among the mentioned. Its signs are taken out of whatever somebody types. */
const place = /@\u2060(\d+)\u2060/g;
const wordSign = /[\p{L}\p{N}]/u;

const written = ({ name }: MentionedPerson) => withoutInvisible(name).normalize('NFC');

/**
 * A text as it is stored: names of people behind an @ give way to the person, so that a person who is renamed is still read right. Of two people
 * with one name the one that comes first is taken first.
 */
export function storeMentions(text: string, people: readonly MentionedPerson[]): { text: string; mentions: string[] } {
  const mentions: string[] = [];
  const byLength = people.toSorted((one, other) => written(other).length - written(one).length);
  let stored = '';
  let index = 0;
  while (index < text.length) {
    const rest = text.slice(index + 1);
    const isStart = text[index] === '@' && !wordSign.test(text[index - 1] ?? '');
    const candidates = isStart
      ? byLength.filter((person) => rest.startsWith(written(person)) && !wordSign.test(rest[written(person).length] ?? ''))
      : [];
    const longest = candidates.filter((person) => written(person) === written(candidates[0] ?? person));
    const person = longest.find(({ id }) => !mentions.includes(id)) ?? longest.at(-1);
    if (person) {
      if (!mentions.includes(person.id)) mentions.push(person.id);
      stored += `@\u2060${mentions.indexOf(person.id)}\u2060`;
      index += 1 + written(person).length;
    } else {
      stored += text[index];
      index += 1;
    }
  }
  return { text: stored, mentions };
}

/** A stored text as it is read, with the names people have now. */
export function showMentions(text: string, mentions: readonly string[], names: ReadonlyMap<string, string>): string {
  return text.replace(place, (_place, index: string) => `@${names.get(mentions[Number(index)] ?? '') ?? ''}`);
}

/** A stored text without whom it mentions: the words it is found by. */
export function withoutMentions(text: string): string {
  return text.replace(place, ' ');
}
