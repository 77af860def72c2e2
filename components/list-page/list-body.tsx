'use client';

import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { DataTableProps } from '@/components/data-table/data-table';
import type { Filter } from '@/components/data-table/filters/filter';
import { FilterBar } from '@/components/data-table/filters/filter-bar';
import type { Search } from '@/components/data-table/filters/search-box';
import { ListView } from '@/components/data-table/list-view';
import { TableOptions } from '@/components/data-table/table-options';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { useRestoreRowFocus, useSaveListContext } from '@/lib/client/list-context';
import { IgnoredNote } from './ignored-note';
import type { ListState } from './use-list';

export type ListBodyProps<Row extends RowData> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowId' | 'rowHref' | 'rowName' | 'rowMenu' | 'card'
> & {
  state: ListState<Row>;
  caption: string;
  search?: Search;
  filters?: readonly Filter[];
  /** At the right end of the filters. */
  end?: ReactNode;
  /** A sentence above the list: what it is. */
  lead?: ReactNode;
  /** What has to be known of these rows: that they are not all, that a period was set aside. */
  notes?: ReactNode;
  /** Instead of the usual words for what could not be read. */
  problem?: ReactNode;
  /** Said while there is nothing, and nothing narrows the list. */
  empty: { title: string; text?: string };
};

/** What narrows a list and its rows. Where it was left for a record, its row has the focus again. */
export function ListBody<Row extends RowData>(props: ListBodyProps<Row>) {
  const { state, caption, search, filters = [], end, lead, notes, problem, empty, ...table } = props;
  const { list, reading, items, rows, pager, address, ignored } = state;
  const { columns, rowId } = table;
  useSaveListContext(list.name, address, items?.map(rowId));
  useRestoreRowFocus(rows !== undefined);
  const options = columns.some(({ optional }) => optional) && <TableOptions list={list.name} columns={columns} />;
  const hasBar = search !== undefined || filters.length > 0 || end !== undefined;
  return (
    <>
      {lead}
      {hasBar && (
        <FilterBar
          search={search}
          filters={filters}
          onClear={state.clear}
          end={
            <>
              {end}
              {options}
            </>
          }
        />
      )}
      <div className="grid gap-2 px-4 py-3 empty:hidden sm:px-6">
        {notes}
        <IgnoredNote keys={ignored} />
      </div>
      <ListView
        {...table}
        list={list.name}
        caption={caption}
        rows={rows}
        status={readProblemOf(reading) ? 'error' : reading.status}
        problem={problem ?? <QueryProblem reading={reading} />}
        stale={reading.isPlaceholderData}
        pager={pager}
        onClear={state.isNarrowed ? state.clear : undefined}
        onWiden={state.widen}
        empty={
          <Empty drawing={<EmptyDrawing />} title={empty.title}>
            {empty.text}
          </Empty>
        }
      />
    </>
  );
}
