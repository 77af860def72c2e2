'use client';

import { useTranslations } from 'use-intl';
import { ByWidth } from '@/components/data-table/by-width';
import type { Columns } from '@/components/data-table/column';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { TableHead } from './table-head';
import { useShownColumns } from './use-shown-columns';

const lines = Array.from({ length: 12 }, (_, index) => index);

/** The list before its first answer: its real header, rows with the shape of what comes. */
export function TableSkeleton<Row>({ list, columns, menu }: { list: string; columns: Columns<Row>; menu: boolean }) {
  const t = useTranslations('table');
  const shown = useShownColumns(list, columns);
  return (
    <div role="status">
      <span className="sr-only">{t('loading')}</span>
      <ByWidth
        table={
          <table aria-hidden="true" className="w-full table-fixed border-separate border-spacing-0">
            <TableHead columns={shown} menuLabel={menu ? t('rowActions') : undefined} />
            <tbody>
              {lines.map((line) => (
                <tr key={line}>
                  {shown.map((column) => (
                    <td key={column.id} className="h-10 border-b border-line px-2 sm:first:pl-6">
                      <Skeleton className={column.align === 'end' ? 'ml-auto h-3 w-16' : 'h-3 w-4/5 max-w-40'} />
                    </td>
                  ))}
                  {menu && <td className="border-b border-line" />}
                </tr>
              ))}
            </tbody>
          </table>
        }
        cards={
          <div aria-hidden="true">
            {lines.map((line) => (
              <div key={line} className="grid h-[68px] grid-cols-[1fr_auto] content-center items-center gap-y-2 border-b border-line px-4">
                <Skeleton className="h-3.5 w-40" />
                <Skeleton className="h-3.5 w-20" />
                <Skeleton className="h-3 w-28" />
                <Skeleton className="ml-auto h-5 w-20" />
              </div>
            ))}
          </div>
        }
      />
    </div>
  );
}
