'use client';

import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  type ReactTable,
  type RowData,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ColumnLook } from '@/lib/lists/definition/column';
import { type Columns, isShown } from './column';
import { useTablePreferences } from './table-preferences';

/** Order, filters and pages are the service's: all a table does by itself is to hide columns. */
const features = tableFeatures({ columnVisibilityFeature, columnMeta: metaHelper<ColumnMeta>() });

type ColumnMeta = Pick<ColumnLook, 'width' | 'align' | 'sorted'> & { readonly grows?: boolean };

export type ListFeatures = typeof features;
export type ListTable<Row extends RowData> = ReactTable<ListFeatures, Row>;

type ListTableOptions<Row> = { list: string; columns: Columns<Row>; rows: readonly Row[]; rowId?: (row: Row) => string };

/** The rows of a list in the columns its reader has chosen. `columns` and `rows` stay the same object until they change. */
export function useListTable<Row extends RowData>({ list, columns, rows, rowId }: ListTableOptions<Row>): ListTable<Row> {
  const { shown } = useTablePreferences(list).preferences;
  const definitions = useMemo(() => {
    const { display } = createColumnHelper<ListFeatures, Row>();
    return columns.map(({ id, header, cell, width, align, sorted, grows }) =>
      display({ id, header, cell: ({ row }) => cell(row.original), meta: { width, align, sorted, grows } }),
    );
  }, [columns]);
  const columnVisibility = useMemo(
    () => Object.fromEntries(columns.map((column) => [column.id, isShown(column, shown)])),
    [columns, shown],
  );
  return useTable({ features, columns: definitions, data: rows, getRowId: rowId, state: { columnVisibility } });
}
