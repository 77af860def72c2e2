import { searchFor } from '@/lib/contracts/address';
import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import type { ExportList } from '@/lib/contracts/pages/navigation';
import type { QueryFields, QueryOf } from '@/lib/contracts/query/query-field';
import type { InputOf } from '@/lib/contracts/registry';
import type { Zone } from '@/lib/format/zone';
import type { Messages } from '@/lib/messages/load-messages';
import type { ListColumn } from './column';
import type { ListEndpoint, RowOf } from './list-endpoint';
import type { ListFile } from './list-file';
import type { RowFilters } from './row-filters';
import type { ListSearch } from './search/search';

/** The time and time zone a list is viewed at. */
export interface Moment {
  readonly now: Date;
  readonly zone: Zone;
}

/** Message namespaces of pages with columns. */
type ListName = {
  [K in keyof Messages]: Messages[K] extends { readonly title: string; readonly columns: object } ? K : never;
}[keyof Messages];

/** The column titles in a namespace. */
type ColumnName<Name extends ListName> = Messages[Name] extends { readonly columns: infer C } ? keyof C & string : never;

/** A list: its path, URL fields, endpoint query and columns. */
export interface List<
  Name extends string = string,
  N extends ListEndpoint = ListEndpoint,
  F extends QueryFields = QueryFields,
  Id extends string = string,
> {
  /** Its name in messages, browser storage and exports. */
  readonly name: Name;
  readonly path: `/${string}`;
  readonly endpoint: NamedEndpoint<N>;
  /** The fields of its URL query. */
  readonly fields: F;
  /** The fields that select a tab: clearing the filters keeps them. */
  readonly tabs?: readonly (keyof F & string)[];
  /** The endpoint input for a view. */
  readonly input: (view: QueryOf<F>, moment: Moment) => InputOf<N>;
  /** Its search; absent where it has no search box. */
  readonly search?: ListSearch<keyof F & string, RowOf<N>>;
  /** Filters that the service does not have; their fields are among those of the address. */
  readonly rowFilters?: RowFilters<RowOf<N>>;
  /** In the order of the screen. */
  readonly columns: { readonly [K in Id]: ListColumn<RowOf<N>> };
  /** Its export; absent where it has none. */
  readonly file?: ListFile<RowOf<N>>;
}

/** Declares a list. A column without a title in the messages does not compile, nor does a file of a list that cannot be exported. */
export function defineList<const Name extends ListName, N extends ListEndpoint, const F extends QueryFields, Id extends ColumnName<Name>>(
  list: List<Name, N, F, Id> & { readonly columns: Readonly<Record<string, ListColumn<RowOf<N>>>> } & (Name extends ExportList
      ? unknown
      : { readonly file?: undefined }),
): List<Name, N, F, Id> {
  return list;
}

/** The canonical URL of a view. */
export function addressOf<F extends QueryFields>(list: { readonly path: string; readonly fields: F }, view: QueryOf<F>): string {
  return `${list.path}${searchFor({ query: list.fields }, view)}`;
}

/** Adds the required page and limit. */
export function paged<V extends { readonly page?: number | undefined; readonly limit?: number | undefined }>(view: V) {
  return { ...view, page: view.page ?? 1, limit: view.limit ?? defaultLimit };
}

export const defaultLimit = 20;
