'use client';

import { memo, type ReactNode, useEffect } from 'react';
import { ListView } from '@/components/data-table/list-view';
import type { DataTableProps } from '@/components/data-table/table/data-table-props';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { searchReadings } from '@/components/list-page/search/search-readings';
import { useListSearch } from '@/components/list-page/search/use-list-search';
import { CountedNotes } from '@/components/record-note/note-counts';
import { RecordBadge } from '@/components/record-note/record-badge';
import { useKey } from '@/components/ui/action/use-key';
import { useRestoreRowFocus, useSaveListContext } from '@/lib/client/list-context';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import { IgnoredNote } from './filters/ignored-note';
import { LeftOutNote } from './filters/left-out-note';
import { useRowPeek } from './peek/use-row-peek';
import { PeriodAside } from './period-aside';
import { useRowKeys } from './row-focus';
import { type SelectedActions, useChosenRows } from './selection/use-chosen-rows';
import type { ListState } from './use-list';

export type ListRowsProps<Row> = Pick<DataTableProps<Row>, 'columns' | 'rowId' | 'rowHref' | 'rowName' | 'rowMenu' | 'card'> & {
  state: ListState<Row>;
  caption: string;
  /** A sentence above the list: what it is. */
  lead?: ReactNode;
  /** Its filters. */
  bar?: ReactNode;
  /** Notes about these rows: that they are not all, that a period was set aside. */
  notes?: ReactNode;
  /** Instead of the usual words for what could not be read. */
  problem?: ReactNode;
  selectedActions?: SelectedActions<Row>;
  /** Said while there is nothing, and nothing narrows the list: a sentence, and what makes the first one. */
  empty: { title: string; text?: string; action?: ReactNode };
};

/** What notes about the records of a list are filed under. */
const noteKinds: Readonly<Record<string, NoteRecordKind>> = {
  transactions: 'transaction',
  charges: 'transaction',
  withdrawals: 'transaction',
  transfers: 'transaction',
  infractions: 'infraction',
  cardCharges: 'card-charge',
  callbacks: 'delivery',
};

/**
 * The rows of a list, under what narrows it. Where it was left for a record, its row has the focus again. What the page around it learns later, such as the
 * hour and the saved views, does not draw them anew.
 */
// A component that is remembered takes the same properties.
export const ListRows = memo(Rows) as typeof Rows;

function Rows<Row>(props: ListRowsProps<Row>) {
  const { state, caption, lead, bar, notes, problem, empty, selectedActions, ...table } = props;
  const { list, reading, items, rows, unreadable, pager, address, ignored } = state;
  useSaveListContext(list.name, address, items?.map(table.rowId));
  useRestoreRowFocus(rows !== undefined);
  useRowKeys();
  const kind = noteKinds[list.name];
  const { others } = useListSearch(state);
  const foundNothing = state.mayClear && rows?.length === 0;
  useEffect(() => {
    if (foundNothing) searchReadings.ask();
  }, [foundNothing]);
  const chosen = useChosenRows(state, { ...table, selectedActions, noteKind: kind });
  const peek = useRowPeek(rows, table);
  useKey('escape', () => peek.close() || chosen.end());
  const noteBadge = kind && ((row: Row) => <RecordBadge id={table.rowId(row)} />);
  const view = (
    <ListView
      {...table}
      rowBadge={chosen.box ?? noteBadge}
      list={list.name}
      caption={caption}
      rows={rows}
      unreadable={unreadable}
      status={readProblemOf(reading) ? 'error' : reading.status}
      problem={problem ?? <QueryProblem reading={reading} />}
      stale={reading.isPlaceholderData}
      pager={pager}
      onSelect={chosen.start}
      bar={chosen.bar}
      onClear={state.mayClear ? state.clear : undefined}
      onWiden={state.widen}
      others={others}
      empty={
        <Empty drawing={<EmptyDrawing />} title={empty.title} action={empty.action}>
          {empty.text}
        </Empty>
      }
    />
  );
  return (
    <>
      {lead}
      {bar}
      <div className="grid gap-2 px-4 py-3 empty:hidden sm:px-6">
        {notes}
        <PeriodAside state={state} />
        <LeftOutNote state={state} />
        <IgnoredNote keys={ignored} />
      </div>
      {kind ? (
        <CountedNotes kind={kind} ids={items?.map(table.rowId) ?? []}>
          {view}
        </CountedNotes>
      ) : (
        view
      )}
      {peek.panel}
    </>
  );
}
