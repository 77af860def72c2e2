import { searchFor } from '@/lib/contracts/address';
import type { QueryField, QueryFields } from '@/lib/contracts/query/query-field';
import { parseUrlQuery } from '@/lib/contracts/query/url-query';

type View = Readonly<Record<string, unknown>>;

interface Declared {
  readonly path: string;
  readonly fields: QueryFields;
}

/** Where one is in a list, and the way back from a search: of the moment, and part of no view. */
const places: readonly string[] = ['page', 'limit', 'aside'];

/** Texts and documents name people: what is stored of them for good would outlive their erasure, and the keys their tokens are made with. */
function mayName({ kind }: QueryField): boolean {
  return kind === 'text' || kind === 'document';
}

/** Whether views of a list are worth saving: its address holds more than a page. */
export function hasViews(fields: QueryFields): boolean {
  return Object.keys(fields).some((key) => !places.includes(key));
}

/** What a view keeps of an address, always written the same way. */
export function savedQuery(fields: QueryFields, view: View): string {
  const stored = Object.entries(fields).filter(([key, field]) => !places.includes(key) && !mayName(field));
  return searchFor({ query: Object.fromEntries(stored) }, view).slice(1);
}

/** The same of an address as somebody sent it: what its list does not know is left out. */
export function savedQueryOf(fields: QueryFields, text: string): string {
  return savedQuery(fields, parseUrlQuery(fields, new URLSearchParams(text)).query);
}

/** Whether something in the view is not stored. */
export function leavesOut(fields: QueryFields, view: View): boolean {
  return Object.entries(fields).some(([key, field]) => mayName(field) && view[key] !== undefined);
}

/** The address of a saved view. */
export function savedAddress({ path }: Pick<Declared, 'path'>, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}

/** The address of a list as it is shown, its page aside: equal addresses show the same. */
export function addressWithoutPlace({ path, fields }: Declared, view: View): string {
  const stored = Object.entries(fields).filter(([key]) => !places.includes(key));
  return `${path}${searchFor({ query: Object.fromEntries(stored) }, view)}`;
}
