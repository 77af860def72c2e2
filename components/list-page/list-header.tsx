'use client';

import type { ReactNode } from 'react';
import type { Columns } from '@/components/data-table/column';
import type { Filter } from '@/components/data-table/filters/filter';
import { ExportButton } from '@/components/export/export-button';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import type { ListState } from './use-list';

type ListHeaderProps<Row> = {
  state: Pick<ListState<Row>, 'list' | 'reading' | 'query'>;
  title: string;
  /** What stands beside the title instead of how fresh the rows are. */
  meta?: ReactNode;
  filters?: readonly Filter[];
  columns: Columns<Row>;
  actions?: ReactNode;
};

/** The title of a list, how fresh it is, and its export where it has one. */
export function ListHeader<Row>({ state, title, meta, filters = [], columns, actions }: ListHeaderProps<Row>) {
  const { list, reading, query } = state;
  const freshness = useFreshness(reading);
  return (
    <PageHeader
      title={title}
      meta={meta ?? freshness}
      actions={
        <>
          {list.file && <ExportButton name={list.name} file={list.file} columns={columns} query={query} filters={filters} />}
          {actions}
        </>
      }
    />
  );
}
