'use client';

import type { Columns } from '@/components/data-table/column';
import type { Filter } from '@/components/data-table/filters/filter';
import { ExportButton } from '@/components/export/export-button';
import { rowFilterFields } from '@/lib/lists/definition/row-filters';
import type { ListState } from './use-list';

type ListExportProps<Row> = {
  state: Pick<ListState<Row>, 'list' | 'query'>;
  filters: readonly Filter[];
  columns: Columns<Row>;
  /** An order that the list itself gives its rows. */
  sort?: string;
};

/** Exports a list as it is shown, where it says what its file holds. */
export function ListExport<Row>({ state: { list, query }, filters, columns, sort }: ListExportProps<Row>) {
  return (
    list.file && (
      <ExportButton
        name={list.name}
        file={list.file}
        rowFields={rowFilterFields(list)}
        columns={columns}
        query={query}
        filters={filters}
        sort={sort}
      />
    )
  );
}
