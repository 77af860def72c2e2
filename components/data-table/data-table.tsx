'use client';

import type { RowData } from '@tanstack/react-table';
import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { CardList } from './card-list';
import type { DataTableProps } from './data-table-props';
import { useListTable } from './list-table';
import { TableHead } from './table-head';
import { useTablePreferences } from './table-preferences';
import { TableRow } from './table-row';

export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { list, caption, columns, rows, rowId, rowMenu, selectedId, stale = false } = props;
  const t = useTranslations('table');
  const { preferences } = useTablePreferences(list);
  const table = useListTable({ list, columns, rows, rowId });
  return (
    <div aria-busy={stale} className={clsx(stale && 'opacity-60 transition-opacity')}>
      <div className="max-xl:overflow-x-auto max-table:hidden">
        <table className="w-full table-fixed max-xl:min-w-[1040px] border-separate border-spacing-0 text-cell">
          <caption className="sr-only">{caption}</caption>
          <TableHead table={table} menuLabel={rowMenu && t('rowActions')} />
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <TableRow
                key={row.id}
                row={row}
                href={props.rowHref?.(row.original)}
                name={props.rowName(row.original)}
                menu={rowMenu?.(row.original)}
                compact={preferences.density === 'compact'}
                selected={row.id === selectedId}
              />
            ))}
          </tbody>
        </table>
      </div>
      <CardList {...{ caption, rows, rowId, rowMenu }} rowHref={props.rowHref} rowName={props.rowName} card={props.card} />
    </div>
  );
}
