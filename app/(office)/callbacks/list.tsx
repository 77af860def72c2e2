'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ExportAct } from '@/app/(office)/export-act';
import { OutcomeBadge } from '@/components/callback/outcome-badge';
import { FilterBar } from '@/components/data-table/filter-bar';
import { ListView } from '@/components/data-table/list-view';
import { pagedReading } from '@/components/data-table/paged-reading';
import { TableOptions } from '@/components/data-table/table-options';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { ButtonLink } from '@/components/ui/button-link';
import { useLeaveTrail, useRowLeft } from '@/lib/client/list-trail';
import { useRead } from '@/lib/client/use-read';
import { useReader } from '@/lib/client/use-reader';
import { useUrlQuery } from '@/lib/client/use-url-query';
import { callbacks } from '@/lib/contracts/callbacks';
import { outcomeAmong } from '@/lib/contracts/delivery-outcome';
import { formatDateTimeSeconds } from '@/lib/format/date-text';
import { useDeliveryColumns } from './columns';
import { ResendMany } from './resend-many';
import { DeliveryTabs, tabOf } from './tabs';
import { useFilters } from './use-filters';
import { useSearch } from './use-search';
import { addressOf, deliveryFilter, filtersIn, listQuery, viewFields } from './view';

/** A delivery made now is in view within this time. */
const everyMs = 5_000;

/** What the service delivered to the merchant's systems, and what they answered. */
export function DeliveryList({ mayResend }: { mayResend: boolean }) {
  const t = useTranslations('callbacks');
  const tDelivery = useTranslations('callback');
  const reader = useReader();
  const { query: view, change, clear } = useUrlQuery(viewFields);
  const [now] = useState(() => new Date());
  const query = listQuery(view, now, reader.zone);
  const reading = useRead(callbacks.list, { query }, { refetchInterval: everyMs });
  const columns = useDeliveryColumns(reading.data?.items);
  const filters = useFilters(view, change);
  useLeaveTrail(
    'callbacks',
    addressOf(view),
    useMemo(() => reading.data?.items.map((row) => row.id), [reading.data]),
  );
  useRowLeft('callbacks', hrefOf, reading.data !== undefined);
  return (
    <>
      <PageHeader
        title={t('title')}
        meta={useFreshness(reading)}
        actions={
          <>
            <ButtonLink href="/callbacks/signature">{t('bench')}</ButtonLink>
            <ExportAct list="callbacks" table="callbacks" columns={columns} query={query} filters={filters} />
            {mayResend && <ResendMany filter={deliveryFilter(view, now, reader.zone)} />}
          </>
        }
      />
      <DeliveryTabs current={tabOf(view)} />
      <FilterBar
        search={{
          value: view.transactionId ?? view.id ?? view.url ?? '',
          placeholder: t('search'),
          onSearch: useSearch(change),
        }}
        filters={filters}
        onClear={clear}
        end={<TableOptions list="callbacks" columns={columns} />}
      />
      <ListView
        {...pagedReading(reading, query, change)}
        list="callbacks"
        caption={t('title')}
        columns={columns}
        rowId={(row) => row.id}
        rowHref={(row) => hrefOf(row.id)}
        rowName={(row) => `${t('open')}: ${formatDateTimeSeconds(row.createdAt, reader)}`}
        card={(row) => (
          <TwoLineCard
            icon="send"
            title={<span className="mono">{row.transactionId ?? row.id}</span>}
            amount={<span className="mono">{row.status ?? tDelivery('noAnswer')}</span>}
            meta={formatDateTimeSeconds(row.createdAt, reader)}
            badge={<OutcomeBadge outcome={outcomeAmong(row, reading.data?.items ?? [])} />}
          />
        )}
        onClear={filtersIn(view).length > 0 || view.period !== 'all' ? clear : undefined}
        empty={
          <Empty drawing={<EmptyDrawing />} title={t('emptyTitle')}>
            {t('emptyText')}
          </Empty>
        }
      />
    </>
  );
}

const hrefOf = (id: string) => `/callbacks/${id}`;
