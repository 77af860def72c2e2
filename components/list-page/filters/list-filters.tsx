'use client';

import type { ReactNode } from 'react';
import type { Filter } from '@/components/data-table/filters/filter';
import { FilterBar } from '@/components/data-table/filters/filter-bar';
import { useListSearch } from '@/components/list-page/search/use-list-search';
import type { ListState } from '@/components/list-page/use-list';
import type { SearchText } from '@/lib/format/text/search-text';

export type ListFiltersProps<Row> = {
  state: Pick<ListState<Row>, 'list' | 'view' | 'changeTo' | 'clear'>;
  /** For a list that says what can be searched for. */
  search?: {
    /** What can be typed: "Nome, valor ou referência". */
    placeholder: string;
    /** Resolves a text to an id before the list is queried. */
    resolve?: (reading: SearchText) => Promise<SearchText>;
  };
  filters: readonly Filter[];
  /** At the right end. */
  end?: ReactNode;
};

/** The search box and filters of a list. */
export function ListFilters<Row>({ state, search, filters, end }: ListFiltersProps<Row>) {
  const { understand, recognise } = useListSearch(state, { filters, resolve: search?.resolve });
  const box = search && { placeholder: search.placeholder, understand, recognise };
  return <FilterBar search={box} filters={filters} onClear={state.clear} end={end} />;
}
