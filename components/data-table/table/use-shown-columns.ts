'use client';

import { type Columns, isShown } from '@/components/data-table/column';
import { useTablePreferences } from './table-preferences';

/** The columns of a list that its reader has chosen to see. Order, filters and pages are those of the service. */
export function useShownColumns<Row>(list: string, columns: Columns<Row>): Columns<Row> {
  const { shown } = useTablePreferences(list).preferences;
  return columns.filter((column) => isShown(column, shown));
}
