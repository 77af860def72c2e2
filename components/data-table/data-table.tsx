'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { MenuItem } from '@/components/ui/menu';
import { CardList } from './card-list';
import { type Column, isShown } from './column';
import { TableHead } from './table-head';
import { useTablePreferences } from './table-preferences';
import { TableRow } from './table-row';

export type DataTableProps<Row> = {
  /** Names the list where its preferences are remembered: "transactions". */
  list: string;
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The whole row leads there; without it the row is only read. */
  rowHref?: (row: Row) => string;
  /** Says in words which row a link or menu belongs to: "Recebimento de Helena Prado". */
  rowName: (row: Row) => string;
  rowMenu?: (row: Row) => MenuItem[];
  /** The row as two lines, on phones. */
  card: (row: Row) => ReactNode;
  /** The row that stands open beside the list. */
  selectedId?: string;
  /** Rows of the page before, while the next one is on its way. */
  stale?: boolean;
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { list, caption, columns, rows, rowId, rowMenu, selectedId, stale = false } = props;
  const t = useTranslations('table');
  const { preferences } = useTablePreferences(list);
  const visible = columns.filter((column) => isShown(column, preferences.shown));
  return (
    <div aria-busy={stale} className={clsx(stale && 'opacity-60 transition-opacity')}>
      <div className="max-xl:overflow-x-auto max-sm:hidden">
        <table className="w-full table-fixed max-xl:min-w-[1040px] border-separate border-spacing-0 text-cell">
          <caption className="sr-only">{caption}</caption>
          <TableHead columns={visible} menuLabel={rowMenu && t('rowActions')} />
          <tbody>
            {rows.map((row) => (
              <TableRow
                key={rowId(row)}
                row={row}
                columns={visible}
                href={props.rowHref?.(row)}
                name={props.rowName(row)}
                menu={rowMenu?.(row)}
                compact={preferences.density === 'compact'}
                selected={rowId(row) === selectedId}
              />
            ))}
          </tbody>
        </table>
      </div>
      <CardList caption={caption} rows={rows} rowId={rowId} rowHref={props.rowHref} card={props.card} />
    </div>
  );
}
