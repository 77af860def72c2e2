'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ExportAct } from '@/app/(office)/export-act';
import { defaultLimit } from '@/app/(office)/type-view';
import { usePeriodFilter } from '@/app/(office)/use-period-filter';
import { FilterBar } from '@/components/data-table/filter-bar';
import { ListView } from '@/components/data-table/list-view';
import { listReading } from '@/components/data-table/paged-reading';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { PartialNote } from '@/components/feedback/partial-note';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { useLeaveTrail } from '@/lib/client/list-trail';
import { useRead } from '@/lib/client/use-read';
import { useReader } from '@/lib/client/use-reader';
import { useUrlQuery } from '@/lib/client/use-url-query';
import { searchFor } from '@/lib/contracts/address';
import { partyName } from '@/lib/contracts/transaction-party';
import { transfers } from '@/lib/contracts/transfers';
import { formatDateTime } from '@/lib/format/date-text';
import { useTransferColumns } from './columns';
import { ListActs } from './list-acts';
import { listQuery, viewFields } from './view';

/** The transfers of a period, sent and received, as our server finds them in the service's list. */
export function TransferList({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('transfers');
  const reader = useReader();
  const { query: view, change } = useUrlQuery(viewFields);
  const [now] = useState(() => new Date());
  const query = listQuery(view, now, reader.zone);
  const filters = [usePeriodFilter(view, change)];
  const reading = useRead(transfers.list, { query });
  const columns = useTransferColumns();
  const page = view.page ?? 1;
  const size = view.limit ?? defaultLimit;
  const rows = reading.data?.items.slice((page - 1) * size, page * size);
  const clear = () => change({ period: undefined, from: undefined, to: undefined });
  useLeaveTrail(
    'transfers',
    `/transfers${searchFor({ query: viewFields }, view)}`,
    useMemo(() => reading.data?.items.map(({ id }) => id), [reading.data]),
  );
  return (
    <>
      <PageHeader title={t('title')} meta={useFreshness(reading)} actions={<ListActs mayCreate={mayCreate} />} />
      <FilterBar
        filters={filters}
        onClear={clear}
        end={
          <ExportAct list="transfers" table="transfers" columns={columns} query={{ ...query, status: ['COMPLETED'] }} filters={filters} />
        }
      />
      {reading.data?.cut && (
        <div className="px-4 py-3 sm:px-6">
          <PartialNote>{t('cut', { count: reading.data.count })}</PartialNote>
        </div>
      )}
      <ListView
        {...listReading(reading)}
        list="transfers"
        caption={t('title')}
        columns={columns}
        rows={rows}
        rowId={(row) => row.id}
        rowHref={(row) => `/transfers/${row.id}`}
        rowName={(row) => `${t('open')}: ${partyName(row) ?? row.clientReference ?? row.id}`}
        card={(row) => (
          <TwoLineCard
            title={<Party transaction={row} />}
            amount={<TransactionAmount transaction={row} />}
            meta={formatDateTime(row.createdAt, reader)}
            badge={<StatusBadge status={row.status} />}
          />
        )}
        empty={
          <Empty drawing={<EmptyDrawing />} title={t('emptyTitle')}>
            {t('emptyText')}
          </Empty>
        }
        pager={{
          page,
          size,
          hasNext: (reading.data?.items.length ?? 0) > page * size,
          onPage: (next) => change({ page: next }),
          onSize: (limit) => change({ limit }),
        }}
      />
    </>
  );
}
