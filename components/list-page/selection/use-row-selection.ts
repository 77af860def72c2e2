'use client';

import { useState } from 'react';
import { focusedRow } from '@/components/list-page/row-focus';
import { useKey } from '@/components/ui/action/use-key';

export interface RowSelection {
  /** The chosen rows that are on the page; null while nobody selects. */
  readonly ids: ReadonlySet<string> | null;
  /** Chooses a row, or takes it back; with `through` also all rows up to the one that was chosen before. */
  readonly toggle: (id: string, through?: boolean) => void;
  readonly choose: (ids: readonly string[]) => void;
  readonly end: () => void;
}

/** Which rows of a page are chosen: by their boxes, or by x on the row that has the focus. Rows that leave the page are chosen no more. */
export function useRowSelection(rowIds: readonly string[]): RowSelection {
  const [state, setState] = useState<{ ids: ReadonlySet<string>; last: string | null } | null>(null);
  const ids = state && new Set(rowIds.filter((id) => state.ids.has(id)));
  const toggle = (id: string, through = false) => {
    const next = new Set(ids);
    const [last, here] = [rowIds.indexOf(state?.last ?? ''), rowIds.indexOf(id)];
    if (through && last >= 0) for (const one of rowIds.slice(Math.min(last, here), Math.max(last, here) + 1)) next.add(one);
    else if (!next.delete(id)) next.add(id);
    setState({ ids: next, last: id });
  };
  useKey('x', () => {
    const id = focusedRow()?.dataset.row;
    if (id !== undefined) toggle(id);
  });
  return {
    ids,
    toggle,
    choose: (chosen) => setState({ ids: new Set(chosen), last: null }),
    end: () => setState(null),
  };
}
