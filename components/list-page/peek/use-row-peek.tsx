'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { DataTableProps } from '@/components/data-table/table/data-table-props';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { focusedRow } from '@/components/list-page/row-focus';
import { useKey } from '@/components/ui/action/use-key';
import { lazyPart } from '@/components/ui/loading/lazy-part';

const RowPeek = lazyPart(() => import('./row-peek').then((module) => module.RowPeek), LoadErrorFallback);

/** A look at the row that has the focus, beside the list: begun and ended by space on its link, and then of whichever row gets the focus. */
export function useRowPeek<Row>(
  rows: readonly Row[] | undefined,
  { columns, rowId, rowHref }: Pick<DataTableProps<Row>, 'columns' | 'rowId' | 'rowHref'>,
): { readonly panel: ReactNode; readonly close: () => boolean } {
  const [id, setId] = useState<string | null>(null);
  useKey(' ', () => {
    const pressed = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.row : undefined;
    if (pressed === undefined) return false;
    setId(pressed === id ? null : pressed);
  });
  const isOpen = id !== null;
  useEffect(() => {
    if (!isOpen) return;
    const follow = () => setId((before) => focusedRow()?.dataset.row ?? before);
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [isOpen]);
  const row = rows?.find((one) => rowId(one) === id);
  const href = row && rowHref?.(row);
  return {
    panel: row && href && (
      <RowPeek
        href={href}
        facts={columns.map(({ id: column, header, cell }) => ({ id: column, header, value: cell(row) }))}
        onClose={() => setId(null)}
      />
    ),
    close() {
      setId(null);
      return isOpen;
    },
  };
}
