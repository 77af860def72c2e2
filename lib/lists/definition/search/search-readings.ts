import { isPartOfDocument, type SearchKind, type SearchText, searchReadings } from '@/lib/format/text/search-text';
import type { Searched } from './search';

/** Why a text finds less than whoever typed it expects: the service compares whole documents, and some lists have no search by name. */
export type SearchLimit = 'wholeDocument' | 'noNames';

/** What a typed text can be for a list, the most likely first. A name that is looked for in another list is no reference of this one. */
export function readingsFor({ search }: Searched, typed: string, today: string): readonly SearchText[] {
  const readings = searchReadings(typed, today);
  const elsewhere = search?.namesIn !== undefined && isName(readings);
  const isKnown = ({ kind }: SearchText) => (elsewhere ? kind === 'name' : search?.record === kind || search?.fields[kind] !== undefined);
  const known = readings.filter(isKnown);
  const place = ({ kind, value }: SearchText) => `${search?.fields[kind] ?? kind} ${value}`;
  return known.filter((reading, at) => known.findIndex((other) => place(other) === place(reading)) === at);
}

/** What has to be said of a typed text before it is searched for; null where it is found as it stands. */
export function searchLimit({ search }: Searched, typed: string, today: string): SearchLimit | null {
  if (search?.namesIn && isName(searchReadings(typed, today))) return 'noNames';
  return search?.fields.document && isPartOfDocument(typed) ? 'wholeDocument' : null;
}

/** The same of what a list was searched for in vain. */
export function limitOfSearch(list: Searched, view: Readonly<Record<string, unknown>>, today: string): SearchLimit | null {
  const { name: [name] = [], reference: [reference] = [] } = list.search?.fields ?? {};
  const searched = [name, reference].map((field) => (field === undefined ? '' : String(view[field] ?? '')));
  return searched.map((text) => searchLimit(list, text, today)).find((limit) => limit !== null) ?? null;
}

function isName([likeliest]: readonly SearchText[]): boolean {
  return likeliest?.kind === 'name';
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
