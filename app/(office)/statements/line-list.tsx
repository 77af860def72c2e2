'use client';

import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ExportAct } from '@/app/(office)/export-act';
import { IgnoredNote } from '@/app/(office)/ignored-note';
import { FilterBar } from '@/components/data-table/filter-bar';
import { ListView } from '@/components/data-table/list-view';
import { pagedReading } from '@/components/data-table/paged-reading';
import { TableOptions } from '@/components/data-table/table-options';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import type { useRead } from '@/lib/client/use-read';
import { useReader } from '@/lib/client/use-reader';
import type { QueryChange } from '@/lib/client/use-url-query';
import { formatDateTime } from '@/lib/format/date-text';
import { formatReais } from '@/lib/format/money-text';
import { Closing } from './closing';
import { type Line, useLineColumns } from './columns';
import { LineAmount } from './line-amount';
import { lineBalance } from './line-balance';
import { LineCheck } from './line-check';
import { useFaults } from './use-faults';
import { useFilters } from './use-filters';
import { addressOf, filtersIn, type listQuery, type View, type viewFields } from './view';

type LineListProps = {
  view: View;
  ignored: readonly string[];
  change: (change: QueryChange<typeof viewFields>) => void;
  clear: () => void;
  query: ReturnType<typeof listQuery>;
  reading: ReturnType<typeof useRead<'statements.list'>>;
  days: ReturnType<typeof useRead<'statements.days'>>;
};

export function LineList({ view, ignored, change, clear, query, reading, days }: LineListProps) {
  const t = useTranslations('statements');
  const locale = useLocale();
  const reader = useReader();
  const rows = reading.data?.items;
  const filters = useFilters(view, change);
  const faults = useFaults(view, rows, days.data?.faults);
  const columns = useLineColumns(faults);
  const lineMeta = (row: Line) => {
    const balance = lineBalance(row);
    return `${formatDateTime(row.createdAt, reader)}${balance ? ` · ${t('columns.balance').toLowerCase()} ${formatReais(balance, locale)}` : ''}`;
  };
  const daysHref = useMemo(() => addressOf({ tab: 'days', period: view.period, from: view.from, to: view.to }), [view]);
  return (
    <>
      <FilterBar
        search={{ value: view.reason ?? '', placeholder: t('search'), onSearch: (reason) => change({ reason: reason || undefined }) }}
        filters={filters}
        onClear={clear}
        end={
          <span className="flex items-center gap-2">
            <ExportAct list="statements" table="statements" columns={columns} query={query} filters={filters} />
            <TableOptions list="statements" columns={columns} />
          </span>
        }
      />
      <Closing days={days.data} daysHref={daysHref} />
      {ignored.length > 0 && (
        <div className="px-4 pb-3 sm:px-6">
          <IgnoredNote keys={ignored} />
        </div>
      )}
      <ListView
        {...pagedReading(reading, view, change)}
        list="statements"
        caption={t('list')}
        columns={columns}
        rowId={(row) => row.id}
        rowHref={hrefOf}
        rowName={(row) => t(row.infractionId ? 'openInfraction' : 'openTransaction', { reason: row.reason ?? row.id })}
        card={(row) => (
          <TwoLineCard
            title={row.reason ?? row.id}
            amount={<LineAmount line={row} />}
            meta={lineMeta(row)}
            badge={<LineCheck line={row} fault={faults.get(row.id)} />}
          />
        )}
        onClear={filtersIn(view).length > 0 || view.period !== undefined || view.from !== undefined ? clear : undefined}
        empty={
          <Empty drawing={<EmptyDrawing />} title={t('emptyTitle')}>
            {t('emptyText')}
          </Empty>
        }
      />
    </>
  );
}

/** What made a line: the infraction where there is one, else the transaction. */
function hrefOf({ infractionId, transactionId }: Line): string | undefined {
  if (infractionId) return `/infractions/${infractionId}`;
  return transactionId ? `/transactions/${transactionId}` : undefined;
}
