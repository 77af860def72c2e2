import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import type { RowTotals } from '@/lib/domain/payment/money-totals';
import type { ColumnValue } from './column';
import type { WalkedEndpoint } from './list-endpoint';

/** A column for the file only, with the place of its title in the messages. */
export type FileColumn<Row> = { readonly header: readonly [place: string, key: string] } & ColumnValue<Row>;

/** The export of a list, in addition to its columns. */
export interface ListFile<Row> {
  /** The endpoint whose pages are read. */
  readonly walks: NamedEndpoint<WalkedEndpoint>;
  /** Additional query of that endpoint. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Selects the rows of this list where the endpoint's filters cannot. */
  readonly includes?: (row: Row) => boolean;
  /** The query keys that bound the time the list is ordered by, newest first; absent where it has none. */
  readonly period?: { readonly from: string; readonly until: string; readonly at: (row: Row) => string };
  /** The amounts a row adds to the totals of the list; absent for a list without amounts. */
  readonly totals?: (row: Row) => RowTotals;
  /** Sort orders the service does not offer: all rows are fetched and then sorted. */
  readonly sorts?: Readonly<Record<string, (left: Row, right: Row) => number>>;
  /** Columns every file has in addition to those of the screen. */
  readonly extra?: Readonly<Record<string, FileColumn<Row>>>;
}
