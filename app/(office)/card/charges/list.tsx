'use client';

import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { CardChargeAmount } from '@/app/(office)/card/card-charge-amount';
import { CardChargeBadge } from '@/app/(office)/card/card-charge-badge';
import { CardProblem } from '@/app/(office)/card/card-problem';
import { ExportAct } from '@/app/(office)/export-act';
import type { Filter } from '@/components/data-table/filter';
import { FilterBar } from '@/components/data-table/filter-bar';
import { ListView } from '@/components/data-table/list-view';
import { pagedReading } from '@/components/data-table/paged-reading';
import { TableOptions } from '@/components/data-table/table-options';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { buttonLook } from '@/components/ui/button-look';
import { Icon } from '@/components/ui/icon';
import { useLeaveTrail, useRowLeft } from '@/lib/client/list-trail';
import { useRead } from '@/lib/client/use-read';
import { useReader } from '@/lib/client/use-reader';
import { useUrlQuery } from '@/lib/client/use-url-query';
import { useZoneName } from '@/lib/client/use-zone-name';
import { searchFor } from '@/lib/contracts/address';
import { cardName, payerName } from '@/lib/contracts/card-charge-names';
import { cardCharges } from '@/lib/contracts/card-charges';
import { formatDateTime, formatDayRange } from '@/lib/format/date-text';
import { serviceZone } from '@/lib/format/zone';
import { useCardChargeColumns } from './columns';
import { listQuery, type View, viewFields } from './view';

const hrefOf = (id: string) => `/card/charges/${id}`;

/** Card charges as the service lists them, newest first. A new one has a document of its own, so it is gone to by a load. */
export function CardChargeList({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('cardCharges');
  const reader = useReader();
  const { query: view, change } = useUrlQuery(viewFields);
  const query = listQuery(view);
  const reading = useRead(cardCharges.list, { query });
  const columns = useCardChargeColumns();
  const filters = useFilters(view, change);
  const clear = () => change({ startDate: undefined, endDate: undefined, recurrentPaymentId: undefined });
  useLeaveTrail(
    'card-charges',
    `/card/charges${searchFor({ query: viewFields }, view)}`,
    useMemo(() => reading.data?.items.map(({ id }) => id), [reading.data]),
  );
  useRowLeft('card-charges', hrefOf, reading.data !== undefined);
  return (
    <>
      <PageHeader
        title={t('title')}
        meta={useFreshness(reading)}
        actions={
          <>
            <ExportAct list="cardCharges" table="card-charges" columns={columns} query={query} filters={filters} />
            {mayCreate && (
              <a href={hrefOf('new')} className={buttonLook({ variant: 'primary' })}>
                <Icon name="plus" />
                {t('create')}
              </a>
            )}
          </>
        }
      />
      <FilterBar filters={filters} onClear={clear} end={<TableOptions list="card-charges" columns={columns} />} />
      <ListView
        {...pagedReading(reading, query, change)}
        list="card-charges"
        caption={t('title')}
        columns={columns}
        problem={<CardProblem reading={reading} />}
        rowId={(row) => row.id}
        rowHref={(row) => hrefOf(row.id)}
        rowName={(row) => `${t('open')}: ${payerName(row) ?? row.id}`}
        card={(row) => (
          <TwoLineCard
            title={payerName(row) ?? row.id}
            amount={<CardChargeAmount charge={row} />}
            meta={[formatDateTime(row.createdAt, reader), cardName(row)].filter(Boolean).join(' · ')}
            badge={<CardChargeBadge charge={row} />}
          />
        )}
        onClear={view.startDate !== undefined || view.endDate !== undefined || view.recurrentPaymentId !== undefined ? clear : undefined}
        empty={
          <Empty drawing={<EmptyDrawing />} title={t('emptyTitle')}>
            {t('emptyText')}
          </Empty>
        }
      />
    </>
  );
}

function useFilters({ startDate, endDate, recurrentPaymentId }: View, change: (next: Partial<View>) => void): Filter[] {
  const t = useTranslations('cardCharges.filters');
  const serviceZoneName = useZoneName(serviceZone);
  const locale = useLocale();
  return [
    {
      kind: 'period',
      zone: serviceZone,
      name: 'period',
      label: t('period', { zone: serviceZoneName }),
      value: startDate && endDate ? { from: startDate, to: endDate } : null,
      show: (range) => formatDayRange(range.from, range.to, locale),
      apply: (range) => change({ startDate: range?.from, endDate: range?.to }),
    },
    {
      kind: 'text',
      name: 'recurrentPaymentId',
      label: t('recurrentPaymentId'),
      value: recurrentPaymentId ?? null,
      apply: (value) => change({ recurrentPaymentId: value ?? undefined }),
    },
  ];
}
