'use client';

import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Empty } from '@/components/feedback/empty';
import { NothingMatches } from '@/components/feedback/nothing-matches';
import { Button } from '@/components/ui/action/button';
import { DataTable } from './data-table';
import type { DataTableProps } from './data-table-props';
import { Pager, type PagerProps } from './pager';
import { TableSkeleton } from './table-skeleton';

type ListViewProps<Row extends RowData> = Omit<DataTableProps<Row>, 'rows'> & {
  /** As the query says it. `error` with rows still at hand shows the problem above them. */
  status: 'pending' | 'error' | 'success';
  rows: readonly Row[] | undefined;
  problem?: ReactNode;
  /** Given while search or filters narrow the list, which decides between "nothing yet" and "nothing matches". */
  onClear?: () => void;
  /** Given while the list looks at a part of the past: looks at all of it. */
  onWiden?: () => void;
  empty: ReactNode;
  pager?: PagerProps;
};

/** What a list shows, decided once: skeleton, problem, nothing yet, nothing matches, past the end, or rows. */
export function ListView<Row extends RowData>(props: ListViewProps<Row>) {
  const { status, rows, problem, onClear, onWiden, empty, pager, ...table } = props;
  const t = useTranslations('table');

  if (status === 'error') {
    return (
      <>
        <div className="px-4 py-8 sm:py-14">{problem}</div>
        {rows && rows.length > 0 && <DataTable {...table} rows={rows} stale />}
      </>
    );
  }
  if (status === 'pending' || !rows) return <TableSkeleton list={table.list} columns={table.columns} menu={table.rowMenu !== undefined} />;

  const pastEnd = rows.length === 0 && pager !== undefined && pager.page > 1;
  return (
    <>
      <p role="status" className="sr-only">
        {t('rows', { count: rows.length })}
      </p>
      {rows.length > 0 && <DataTable {...table} rows={rows} />}
      {pastEnd && <Empty title={t('pastEnd.title')} action={<Button onClick={() => pager.onPage(1)}>{t('pastEnd.first')}</Button>} />}
      {rows.length === 0 && !pastEnd && (onClear ? <NothingMatches onClear={onClear} onWiden={onWiden} /> : empty)}
      {pager && rows.length > 0 && <Pager {...pager} />}
    </>
  );
}
