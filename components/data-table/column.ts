import type { ReactNode } from 'react';
import type { ColumnLook } from '@/lib/lists/definition/column';

/** A column as a table shows it. */
export type Column<Row> = ColumnLook & {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Holds texts of any length, so it shares the room of a very wide screen. */
  readonly grows?: boolean;
  /** Not in the exported file. */
  readonly screenOnly?: boolean;
};

/** The columns of some list, whatever its record. */
export type Columns<Row> = readonly Column<Row>[];

/** Whether a column is shown, by the choices its reader has stored. */
export function isShown(
  { id, optional, startsHidden }: Pick<Column<never>, 'id' | 'optional' | 'startsHidden'>,
  choice: Readonly<Record<string, boolean>>,
): boolean {
  return !optional || (choice[id] ?? !startsHidden);
}
