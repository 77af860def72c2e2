'use client';

import { type Columns, isShown } from './column';
import { useTablePreferences } from './table-preferences';

/** The columns of a list that its reader wants to see. Order, filters and pages are the service's: to hide columns is all a table does by itself. */
export function useShownColumns<Row>(list: string, columns: Columns<Row>): Columns<Row> {
  const { shown } = useTablePreferences(list).preferences;
  return columns.filter((column) => isShown(column, shown));
}
