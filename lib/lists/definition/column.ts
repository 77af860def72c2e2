import type { Reais } from '@/lib/format/money';

/** How a column stands in its table. */
export type ColumnLook = {
  /** A width class, "w-[126px]"; the column without one takes the rest. */
  readonly width?: string;
  /** Numbers and amounts end on one edge. */
  readonly align?: 'start' | 'end';
  /** The order the list already has. */
  readonly sorted?: 'ascending' | 'descending';
  /** May be hidden by the person who reads. */
  readonly optional?: boolean;
  /** Optional, and hidden until someone asks for it. */
  readonly startsHidden?: boolean;
};

/** What a column says of a row. `words` says where those of a `word` stand in the messages. */
export type ColumnValue<Row> =
  | { readonly kind: 'text' | 'code' | 'instant' | 'second'; readonly of: (row: Row) => string | null }
  | { readonly kind: 'word'; readonly words: string; readonly of: (row: Row) => string | null }
  | { readonly kind: 'money'; readonly of: (row: Row) => Reais | null }
  | { readonly kind: 'number'; readonly of: (row: Row) => number | null };

/** A column that only the screen has: its cell is the page's own. */
type ScreenValue = { readonly kind: 'screen' };

/**
 * A column of a list, declared once for the screen and for the exported file. Its name stands in the messages of the list, under `columns` and
 * the column's id. What its kind says of a value is drawn by itself; a page gives a cell of its own
 * where that is not enough.
 */
export type ListColumn<Row> = ColumnLook & (ColumnValue<Row> | ScreenValue);
