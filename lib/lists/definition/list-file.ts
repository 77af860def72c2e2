import type { NamedEndpoint } from '@/lib/contracts/endpoint';
import type { Reais } from '@/lib/format/money';
import type { ColumnValue } from './column';
import type { WalkedEndpoint } from './list-endpoint';

/** A column that only the file has; it says where its name stands in the messages. */
export type FileColumn<Row> = { readonly header: readonly [place: string, key: string] } & ColumnValue<Row>;

/** How a list is exported, besides its columns. */
export interface ListFile<Row> {
  /** The list that is walked, page by page. */
  readonly walks: NamedEndpoint<WalkedEndpoint>;
  /** What is asked of it besides the query of the screen. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Which rows of the service's list are of this one, where its filters cannot say so. */
  readonly keeps?: (row: Row) => boolean;
  /** The keys of the query that bound the time by which the list is in order, the newest first; absent where it has none. */
  readonly period?: { readonly from: string; readonly until: string; readonly at: (row: Row) => string };
  /** What the sum counts of a row; null where it is not in reais. */
  readonly sum?: (row: Row) => Reais | null;
  /** What every file has besides the columns of the screen. */
  readonly extra?: Readonly<Record<string, FileColumn<Row>>>;
}
