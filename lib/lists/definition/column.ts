import type { Reais } from '@/lib/format/money/money';

/** The layout of a column. */
export type ColumnLook = {
  /** A width class, "w-[126px]"; the column without one takes the rest. On a very wide screen the columns of texts share the rest. */
  readonly width?: string;
  /** Numbers and amounts are aligned at the end. */
  readonly align?: 'start' | 'end';
  /** The order the list is in. */
  readonly sorted?: 'ascending' | 'descending';
  /** Whether a reader may hide it. */
  readonly optional?: boolean;
  /** Optional, and hidden by default. */
  readonly startsHidden?: boolean;
};

/** The value of a column for a row. `words` is the message namespace of a `word` value. */
export type ColumnValue<Row> =
  | { readonly kind: 'text' | 'code' | 'instant' | 'second'; readonly of: (row: Row) => string | null }
  | { readonly kind: 'word'; readonly words: string; readonly of: (row: Row) => string | null }
  | { readonly kind: 'money'; readonly of: (row: Row) => Reais | null }
  | { readonly kind: 'number'; readonly of: (row: Row) => number | null };

/** A column for the screen only, whose cell is drawn by the page. */
type ScreenValue = { readonly kind: 'screen' };

/**
 * A column of a list, declared once for the screen and the exported file. Its title is in the messages of the list, under `columns` and the
 * column's id. Its kind decides how a value is drawn, unless the page draws the cell itself.
 */
export type ListColumn<Row> = ColumnLook & (ColumnValue<Row> | ScreenValue);
