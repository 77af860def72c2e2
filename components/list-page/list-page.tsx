'use client';

import { TableOptions } from '@/components/data-table/table/table-options';
import { ListFilters, type ListFiltersProps } from './filters/list-filters';
import { ListExport } from './list-export';
import { PlainListPage, type PlainListPageProps } from './plain-list-page';

type ListPageProps<Row> = Omit<PlainListPageProps<Row>, 'bar'> &
  Pick<ListFiltersProps<Row>, 'search' | 'filters' | 'end'> & {
    /** False for people who may see the list but not export it. */
    mayExport?: boolean;
  };

/** The page of a list with its filters, the choice of its columns, and its export. */
export function ListPage<Row>({ search, filters, end, actions, mayExport = true, ...page }: ListPageProps<Row>) {
  const { state, columns } = page;
  return (
    <PlainListPage
      {...page}
      actions={
        <>
          {mayExport && <ListExport state={state} filters={filters} columns={columns} />}
          {actions}
        </>
      }
      bar={
        <ListFilters
          state={state}
          search={search}
          filters={filters}
          end={
            <>
              {end}
              <TableOptions list={state.list.name} columns={columns} />
            </>
          }
        />
      }
    />
  );
}
