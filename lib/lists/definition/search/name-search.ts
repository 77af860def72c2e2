import { hasWords, longestWord, nameWords } from '@/lib/format/text/name-words';
import type { ListSearch } from './search';

interface Named<Row> {
  readonly search?: Pick<ListSearch<string, Row>, 'fields' | 'namesOf'>;
}

interface NameSearch<Row> {
  /** The field of the name with the word the service is asked for. */
  readonly asked: Readonly<Record<string, string>>;
  /** Whether a row has all the words of the name. */
  readonly matches: (row: Row) => boolean;
}

/** The largest page the service offers, because few rows of a page may match. */
export const searchedPageSize = 100;

/** The search for a name of several words in any order; null where the view has none. */
export function nameSearch<Row>({ search }: Named<Row>, view: Readonly<Record<string, unknown>>): NameSearch<Row> | null {
  const [field] = search?.fields.name ?? [];
  const namesOf = search?.namesOf;
  const name = field === undefined ? undefined : view[field];
  if (field === undefined || !namesOf || typeof name !== 'string') return null;
  const words = nameWords(name);
  if (words.length < 2) return null;
  return { asked: { [field]: longestWord(name) }, matches: (row) => hasWords(namesOf(row), words) };
}
