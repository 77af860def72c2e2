import { type SearchKind, type SearchText, searchReadings } from '@/lib/format/text/search-text';
import type { Searched } from './search';

/** What a typed text can be for a list, the most likely first. */
export function readingsFor({ search }: Searched, typed: string, today: string): readonly SearchText[] {
  const known = searchReadings(typed, today).filter(({ kind }) => search?.record === kind || search?.fields[kind] !== undefined);
  const place = ({ kind, value }: SearchText) => `${search?.fields[kind] ?? kind} ${value}`;
  return known.filter((reading, at) => known.findIndex((other) => place(other) === place(reading)) === at);
}

/** Searches to suggest when one finds nothing: each word of a name alone, and the other kinds a reference can be. */
export function otherSearches(list: Searched, view: Readonly<Record<string, unknown>>, today: string): readonly SearchText[] {
  const { name: [name] = [], reference: [reference] = [] } = list.search?.fields ?? {};
  const named = name === undefined ? '' : String(view[name] ?? '');
  const words = [...new Set(named.split(/\s+/).filter((word) => word.length > 1))];
  const single: SearchText[] = words.length > 1 ? words.map((value) => ({ kind: 'name', value })) : [];
  const referred = reference === undefined ? '' : String(view[reference] ?? '');
  const others = readingsFor(list, words.length === 1 ? named : referred, today);
  const taken: SearchKind = referred ? 'reference' : 'name';
  return [...single, ...others.filter(({ kind }) => kind !== taken)].slice(0, maxSearches);
}

const maxSearches = 4;
