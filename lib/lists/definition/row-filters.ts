import type { QueryField, QueryFields } from '@/lib/contracts/query/query-field';
import { nameSearch } from './search/name-search';
import type { ListSearch } from './search/search';

/** Filters of a list that the service does not have, by the name of their field: a row of its page is kept or left out. */
export type RowFilters<Row> = Readonly<
  Record<string, { readonly field: QueryField; readonly keeps: (row: Row, value: unknown) => boolean }>
>;

interface Declared<Row> {
  readonly search?: Pick<ListSearch<string, Row>, 'fields' | 'namesOf'>;
  readonly rowFilters?: RowFilters<Row>;
}

interface RowSelection<Row> {
  /** What the service is asked for instead: of a name of several words, the longest. */
  readonly asked: Readonly<Record<string, unknown>>;
  /** The fields that choose among its rows. */
  readonly fields: readonly string[];
  readonly matches: (row: Row) => boolean;
}

/** The fields of the filters the service does not have. */
export function rowFilterFields<Row>({ rowFilters = {} }: Declared<Row>): QueryFields {
  return Object.fromEntries(Object.entries(rowFilters).map(([name, { field }]) => [name, field]));
}

/** How the rows of a page are chosen where the service cannot do it; null where a view asks for nothing of the kind. */
export function rowSelection<Row>(list: Declared<Row>, view: Readonly<Record<string, unknown>>): RowSelection<Row> | null {
  const names = nameSearch(list, view);
  const filters = Object.entries(list.rowFilters ?? {}).filter(([name]) => view[name] !== undefined);
  if (names === null && filters.length === 0) return null;
  return {
    asked: names?.asked ?? {},
    fields: [...Object.keys(names?.asked ?? {}), ...filters.map(([name]) => name)],
    matches: (row) => (names?.matches(row) ?? true) && filters.every(([name, { keeps }]) => keeps(row, view[name])),
  };
}
