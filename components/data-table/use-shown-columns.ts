'use client';

import { type Columns, isShown } from './column';
import { useTablePreferences } from './table-preferences';

/** The columns of a list its reader has chosen. Order, filters and pages are the service's: all a table does by itself is to hide columns. */
export function useShownColumns<Row>(list: string, columns: Columns<Row>): Columns<Row> {
  const { shown } = useTablePreferences(list).preferences;
  return columns.filter((column) => isShown(column, shown));
}
