'use client';

import clsx from 'clsx';
import { useTranslations } from 'use-intl';
import { ByWidth } from '@/components/data-table/by-width';
import { CardList } from '@/components/data-table/card-list';
import type { DataTableProps } from './data-table-props';
import { TableHead } from './table-head';
import { useTablePreferences } from './table-preferences';
import { TableRow } from './table-row';
import { useShownColumns } from './use-shown-columns';

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { list, caption, columns, rows, rowId, rowMenu, selectedId, stale = false } = props;
  const t = useTranslations('table');
  const { preferences } = useTablePreferences(list);
  const shown = useShownColumns(list, columns);
  return (
    <div aria-busy={stale} className={clsx(stale && 'opacity-60 transition-opacity')}>
      <ByWidth
        table={
          <div className="max-xl:overflow-x-auto">
            <table className="w-full table-fixed max-xl:min-w-[1040px] border-separate border-spacing-0 text-cell">
              <caption className="sr-only">{caption}</caption>
              <TableHead columns={shown} menuLabel={rowMenu && t('rowActions')} />
              <tbody>
                {rows.map((row) => (
                  <TableRow
                    key={rowId(row)}
                    columns={shown}
                    row={row}
                    id={rowId(row)}
                    href={props.rowHref?.(row)}
                    name={props.rowName(row)}
                    menu={rowMenu?.(row)}
                    badge={props.rowBadge?.(row)}
                    compact={preferences.density === 'compact'}
                    selected={rowId(row) === selectedId}
                  />
                ))}
              </tbody>
            </table>
          </div>
        }
        cards={
          <CardList
            {...{ caption, rows, rowId, rowMenu }}
            rowHref={props.rowHref}
            rowName={props.rowName}
            rowBadge={props.rowBadge}
            card={props.card}
          />
        }
      />
    </div>
  );
}
