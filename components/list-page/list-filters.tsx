'use client';

import type { ReactNode } from 'react';
import type { Columns } from '@/components/data-table/column';
import type { Filter } from '@/components/data-table/filters/filter';
import { FilterBar } from '@/components/data-table/filters/filter-bar';
import type { Search } from '@/components/data-table/filters/search-box';
import { TableOptions } from '@/components/data-table/table-options';
import type { ListState } from './use-list';

export type ListFiltersProps<Row> = {
  state: Pick<ListState<Row>, 'list' | 'clear'>;
  search?: Search;
  filters: readonly Filter[];
  columns: Columns<Row>;
  /** At the right end. */
  end?: ReactNode;
};

/** What narrows a list, and where columns may be hidden, their choice. */
export function ListFilters<Row>({ state: { list, clear }, search, filters, columns, end }: ListFiltersProps<Row>) {
  const options = columns.some(({ optional }) => optional) && <TableOptions list={list.name} columns={columns} />;
  return (
    <FilterBar
      search={search}
      filters={filters}
      onClear={clear}
      end={
        <>
          {end}
          {options}
        </>
      }
    />
  );
}
