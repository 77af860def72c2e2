'use client';

import type { ReactNode } from 'react';
import type { Filter } from '@/components/data-table/filters/filter';
import { FilterBar } from '@/components/data-table/filters/filter-bar';
import type { Search } from '@/components/data-table/filters/search-box';
import type { ListState } from './use-list';

export type ListFiltersProps<Row> = {
  state: Pick<ListState<Row>, 'clear'>;
  search?: Search;
  filters: readonly Filter[];
  /** At the right end. */
  end?: ReactNode;
};

/** What narrows a list. */
export function ListFilters<Row>({ state: { clear }, search, filters, end }: ListFiltersProps<Row>) {
  return <FilterBar search={search} filters={filters} onClear={clear} end={end} />;
}
