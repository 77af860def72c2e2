'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Empty } from '@/components/feedback/empty';
import { LoadErrorFallback } from '@/components/feedback/load-error-fallback';
import { NothingMatches } from '@/components/feedback/nothing-matches';
import type { Understood } from '@/components/feedback/search-option';
import { Button } from '@/components/ui/action/button';
import { lazyPart } from '@/components/ui/loading/lazy-part';
import type { UnreadableRow } from '@/lib/contracts/shape/page.shape';
import { Pager, type PagerProps } from './pager';
import { DataTable } from './table/data-table';
import type { DataTableProps } from './table/data-table-props';
import { TableSkeleton } from './table/table-skeleton';

type ListViewProps<Row> = Omit<DataTableProps<Row>, 'rows'> & {
  /** As the query says it. `error` with rows still at hand shows the problem above them. */
  status: 'pending' | 'error' | 'success';
  rows: readonly Row[] | undefined;
  /** Records of the page that could not be read as rows. */
  unreadable?: readonly UnreadableRow[] | undefined;
  problem?: ReactNode;
  /** Given while search or filters narrow the list. With `onWiden`, it decides between "nothing yet" and "nothing matches". */
  onClear?: () => void;
  /** Given while the list shows a part of the history: shows all of it. */
  onWiden?: () => void;
  /** Alternative searches and why nothing was found, computed when nothing is found. */
  others?: () => Understood;
  empty: ReactNode;
  pager?: PagerProps;
  /** Begins choosing rows. */
  onSelect?: () => void;
  /** Over the foot of the list. */
  bar?: ReactNode;
};

const UnreadableRows = lazyPart(() => import('./unreadable-rows').then((module) => module.UnreadableRows), LoadErrorFallback);

/** The content of a list: skeleton, problem, empty, no match, past the end, or rows. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { status, rows, unreadable, problem, onClear, onWiden, others, empty, pager, onSelect, bar, ...table } = props;
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

  const nothing = rows.length === 0 && !unreadable;
  // There are further pages: the rows of this one were left out because they do not contain the searched word.
  const leftOut = nothing && pager?.hasNext === true;
  const pastEnd = nothing && pager !== undefined && pager.page > 1 && !leftOut;
  return (
    <>
      <p role="status" className="sr-only">
        {t('rows', { count: rows.length })}
      </p>
      {rows.length > 0 && <DataTable {...table} rows={rows} />}
      {unreadable && <UnreadableRows rows={unreadable} />}
      {pastEnd && <Empty title={t('pastEnd.title')} action={<Button onClick={() => pager.onPage(1)}>{t('pastEnd.first')}</Button>} />}
      {leftOut && (
        <Empty title={t('search.none')} action={<Button onClick={() => pager.onPage(pager.page + 1)}>{t('search.next')}</Button>} />
      )}
      {nothing &&
        !pastEnd &&
        !leftOut &&
        (onClear || onWiden ? <NothingMatches onClear={onClear} onWiden={onWiden} others={others?.()} /> : empty)}
      {bar}
      {pager && !nothing && <Pager {...pager} onSelect={onSelect} />}
    </>
  );
}
