import type { ReactNode } from 'react';

/** What a list shows of a row. `Row` is the record of the contract, so a column it lacks does not compile. */
export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** A width class, "w-[126px]"; the column without one takes the rest. */
  width?: string;
  /** Numbers and amounts end on one edge. */
  align?: 'start' | 'end';
  /** The order the list already has. */
  sorted?: 'ascending' | 'descending';
  /** May be hidden by the person who reads. */
  optional?: boolean;
  /** Optional, and hidden until someone asks for it. */
  startsHidden?: boolean;
};

/** Whether a column stands in the table, by what its reader has chosen so far. */
export function isShown({ id, optional, startsHidden }: Omit<Column<never>, 'cell'>, choice: Readonly<Record<string, boolean>>): boolean {
  return !optional || (choice[id] ?? !startsHidden);
}
