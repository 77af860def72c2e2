import { searchFor } from '@/lib/contracts/address';
import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import type { QueryFields, QueryOf } from '@/lib/contracts/query-field';
import type { InputOf } from '@/lib/contracts/registry';
import type { Zone } from '@/lib/format/zone';
import type { Messages } from '@/lib/messages/load-messages';
import type { ListColumn } from './column';
import type { ListEndpoint, RowOf } from './list-endpoint';
import type { ListFile } from './list-file';

/** When and by whose clock a list is looked at. */
export interface Moment {
  readonly now: Date;
  readonly zone: Zone;
}

/** The parts of the messages that name a page and its columns. */
type ListName = {
  [K in keyof Messages]: Messages[K] extends { readonly title: string; readonly columns: object } ? K : never;
}[keyof Messages];

/** The names a list has for its columns. */
type ColumnName<Name extends ListName> = Messages[Name] extends { readonly columns: infer C } ? keyof C & string : never;

/** One list: where it stands, what its address may hold, what is read for it, and what it shows of a row. */
export interface List<
  Name extends string = string,
  N extends ListEndpoint = ListEndpoint,
  F extends QueryFields = QueryFields,
  Id extends string = string,
> {
  /** Its name everywhere: in the messages, in what this browser stores of it, among the exports. */
  readonly name: Name;
  readonly path: `/${string}`;
  readonly endpoint: NamedEndpoint<N>;
  /** What its address may hold. */
  readonly fields: F;
  /** The fields that say which view of it is open: clearing the filters leaves them alone. */
  readonly tabs?: readonly (keyof F & string)[];
  /** What is read for an address. */
  readonly input: (view: QueryOf<F>, moment: Moment) => InputOf<N>;
  /** In the order of the screen. */
  readonly columns: { readonly [K in Id]: ListColumn<RowOf<N>> };
  /** How it is exported; without it, it is not. */
  readonly file?: ListFile<RowOf<N>>;
}

/** Declares a list. A column that has no name in the messages does not compile. */
export function defineList<const Name extends ListName, N extends ListEndpoint, const F extends QueryFields, Id extends ColumnName<Name>>(
  list: List<Name, N, F, Id> & { readonly columns: Readonly<Record<string, ListColumn<RowOf<N>>>> },
): List<Name, N, F, Id> {
  return list;
}

/** The address of a view, always written the same way. */
export function addressOf<F extends QueryFields>(list: { readonly path: string; readonly fields: F }, view: QueryOf<F>): string {
  return `${list.path}${searchFor({ query: list.fields }, view)}`;
}

/** Page and limit are always asked for. */
export function paged<V extends { readonly page?: number | undefined; readonly limit?: number | undefined }>(view: V) {
  return { ...view, page: view.page ?? 1, limit: view.limit ?? defaultLimit };
}

export const defaultLimit = 20;
