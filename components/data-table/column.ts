import type { ReactNode } from 'react';

/** How a column stands in its table. */
export type ColumnLook = {
  /** A width class, "w-[126px]"; the column without one takes the rest. */
  width?: string;
  /** Numbers and amounts end on one edge. */
  align?: 'start' | 'end';
  /** The order the list already has. */
  sorted?: 'ascending' | 'descending';
};

/**
 * What a list shows of a row: a field of the contract's record, or a column of the list's `Own` that is made of several.
 * A field that the record lacks does not compile.
 */
export type Column<Row, Own extends string = never> = ColumnLook & {
  id: (keyof Row & string) | Own;
  header: string;
  cell: (row: Row) => ReactNode;
  /** May be hidden by the person who reads. */
  optional?: boolean;
  /** Optional, and hidden until someone asks for it. */
  startsHidden?: boolean;
};

/** The columns of some list, whatever its record. */
export type Columns<Row> = readonly Column<Row, string>[];

/** Whether a column stands in the table, by what its reader has chosen so far. */
export function isShown(
  { id, optional, startsHidden }: Pick<Column<never, string>, 'id' | 'optional' | 'startsHidden'>,
  choice: Readonly<Record<string, boolean>>,
): boolean {
  return !optional || (choice[id] ?? !startsHidden);
}
