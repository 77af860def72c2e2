'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ExportAct } from '@/app/(office)/export-act';
import { IgnoredNote } from '@/app/(office)/ignored-note';
import { FilterBar } from '@/components/data-table/filter-bar';
import { ListView } from '@/components/data-table/list-view';
import { pagedReading } from '@/components/data-table/paged-reading';
import { TableOptions } from '@/components/data-table/table-options';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { InfractionBadge } from '@/components/infraction/infraction-badge';
import { Money } from '@/components/transaction/money';
import { useLeaveTrail, useRowLeft } from '@/lib/client/list-trail';
import { useRead } from '@/lib/client/use-read';
import { useReader } from '@/lib/client/use-reader';
import type { QueryChange } from '@/lib/client/use-url-query';
import { infractions } from '@/lib/contracts/infractions';
import { formatDateTime } from '@/lib/format/date-text';
import { toReais } from '@/lib/format/money';
import { useInfractionColumns } from './columns';
import { useFilters } from './use-filters';
import { addressOf, filtersIn, listQuery, type View, type viewFields } from './view';

type InfractionListProps = { view: View; ignored: readonly string[]; change: (change: QueryChange<typeof viewFields>) => void };

const hrefOf = (id: string) => `/infractions/${id}`;

/** The service's own list, with its filters and its pages; what is over says what became of the money. */
export function InfractionList({ view, ignored, change }: InfractionListProps) {
  const t = useTranslations('infractions');
  const reader = useReader();
  const query = listQuery(view);
  const filters = useFilters(view, change);
  const reading = useRead(infractions.list, { query });
  const columns = useInfractionColumns();
  const clear = () => change({ ...Object.fromEntries(Object.keys(view).map((key) => [key, undefined])), tab: view.tab });
  const rows = reading.data?.items;
  useLeaveTrail(
    'infractions',
    addressOf(view),
    useMemo(() => rows?.map((row) => row.id), [rows]),
  );
  useRowLeft('infractions', hrefOf, rows !== undefined);
  return (
    <>
      <FilterBar
        search={{
          value: view.participantName ?? '',
          placeholder: t('search'),
          onSearch: (name) => change({ participantName: name || undefined }),
        }}
        filters={filters}
        onClear={clear}
        end={
          <span className="flex items-center gap-2">
            <ExportAct list="infractions" table="infractions" columns={columns} query={query} filters={filters} />
            <TableOptions list="infractions" columns={columns} />
          </span>
        }
      />
      {ignored.length > 0 && (
        <div className="px-4 py-3 sm:px-6">
          <IgnoredNote keys={ignored} />
        </div>
      )}
      <ListView
        {...pagedReading(reading, view, change)}
        list="infractions"
        caption={t('list')}
        columns={columns}
        rowId={(row) => row.id}
        rowHref={(row) => hrefOf(row.id)}
        rowName={(row) => t('open', { name: row.transaction.payerName ?? t('unknownName') })}
        card={(row) => (
          <TwoLineCard
            title={row.transaction.payerName ?? t('unknownName')}
            amount={<Money value={row.transaction.amount ?? toReais(0)} />}
            meta={row.reportedAt && formatDateTime(row.reportedAt, reader)}
            badge={<InfractionBadge status={row.status} analysisResult={row.analysisResult} />}
          />
        )}
        onClear={filtersIn(view).length > 0 ? clear : undefined}
        empty={<Empty drawing={<EmptyDrawing />} title={t('emptyAllTitle')} />}
      />
    </>
  );
}
