'use client';

import { type ReactNode, use } from 'react';
import type { DataTableProps } from '@/components/data-table/table/data-table-props';
import { useShownColumns } from '@/components/data-table/table/use-shown-columns';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import type { ListState } from '@/components/list-page/use-list';
import { WritesNotes } from '@/components/record-note/notes-access';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { NoteRecordKind } from '@/lib/contracts/office/notes/notes';
import { rowCell } from './row-cells';
import { useRowSelection } from './use-row-selection';

const RowBox = lazyPart(() => import('./row-box').then((module) => module.RowBox), LoadErrorFallback);
const SelectionBar = lazyPart(() => import('./selection-bar').then((module) => module.SelectionBar), LoadErrorFallback);

const TagRows = lazyPart(() => import('./tag-rows').then((module) => module.TagRows), LoadErrorFallback);

/** What can be done with chosen rows, besides copying them. */
export type SelectedActions<Row> = (rows: readonly Row[]) => ReactNode;

interface ChosenRows<Row> {
  /** Begins choosing; absent where that has begun. */
  readonly start: (() => void) | undefined;
  /** The box of a row, while rows are chosen. */
  readonly box: ((row: Row) => ReactNode) | undefined;
  readonly bar: ReactNode;
  /** Ends choosing; false where nobody chooses. */
  readonly end: () => boolean;
}

/** Choosing rows of a list: their boxes, and what can be done with them. What draws both comes with the first choice. */
export function useChosenRows<Row>(
  { list, rows = [] }: Pick<ListState<Row>, 'list' | 'rows'>,
  {
    columns,
    rowId,
    rowName,
    selectedActions,
    noteKind,
  }: Pick<DataTableProps<Row>, 'columns' | 'rowId' | 'rowName'> & {
    selectedActions?: SelectedActions<Row>;
    /** What notes and tags of its records are filed under; absent where they carry none. */
    noteKind: NoteRecordKind | undefined;
  },
): ChosenRows<Row> {
  const rowIds = rows.map(rowId);
  const writesNotes = use(WritesNotes);
  const selection = useRowSelection(rowIds);
  const shown = useShownColumns(list.name, columns).filter(({ screenOnly }) => !screenOnly);
  const { ids } = selection;
  const chosen = ids ? rows.filter((row) => ids.has(rowId(row))) : [];
  const cells = () =>
    chosen.map((row) =>
      shown.flatMap(({ id }) => {
        const column = list.columns[id];
        return (column && rowCell(column, row)) ?? [];
      }),
    );
  return {
    start: ids ? undefined : () => selection.choose([]),
    box:
      ids === null
        ? undefined
        : (row) => {
            const id = rowId(row);
            return <RowBox name={rowName(row)} checked={ids.has(id)} onToggle={(through) => selection.toggle(id, through)} />;
          },
    bar: ids && rows.length > 0 && (
      <SelectionBar selection={selection} rowIds={rowIds} headers={shown.map(({ header }) => header)} cells={cells}>
        {selectedActions?.(chosen)}
        {noteKind && writesNotes && <TagRows kind={noteKind} ids={chosen.map(rowId)} />}
      </SelectionBar>
    ),
    end() {
      selection.end();
      return ids !== null;
    },
  };
}
