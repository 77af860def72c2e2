'use client';

import { useMemo, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { TimeLeft } from '@/components/charge/time-left';
import { FilterBar } from '@/components/data-table/filter-bar';
import { ListView } from '@/components/data-table/list-view';
import { TableOptions } from '@/components/data-table/table-options';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { Note } from '@/components/feedback/note';
import { QueryProblem, readProblemOf } from '@/components/feedback/query-problem';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { partyName } from '@/components/transaction/transaction-kind';
import { useLeaveTrail } from '@/lib/client/list-trail';
import { useRead } from '@/lib/client/use-read';
import { useUrlQuery } from '@/lib/client/use-url-query';
import { formatDateTime } from '@/lib/format/date-text';
import { useChargeColumns } from './columns';
import { ListActs } from './list-acts';
import { Presets } from './presets';
import { useFilters } from './use-filters';
import { addressOf, defaultLimit, filtersIn, listQuery, viewFields } from './view';

export function ChargeList({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('charges');
  const tList = useTranslations('transactions');
  const locale = useLocale();
  const { query: view, ignored, change } = useUrlQuery(viewFields);
  const [now] = useState(() => new Date());
  const reading = useRead('transactions.list', { query: listQuery(view, now) });
  const columns = useChargeColumns();
  const clear = () => change(Object.fromEntries(Object.keys(viewFields).map((key) => [key, undefined])));
  const problem = readProblemOf(reading);
  useLeaveTrail(
    'charges',
    addressOf(view),
    useMemo(() => reading.data?.items.map((row) => row.id), [reading.data]),
  );
  return (
    <>
      <PageHeader title={t('title')} meta={useFreshness(reading)} actions={<ListActs mayCreate={mayCreate} />} />
      <Presets view={view} />
      <FilterBar
        search={{ value: view.name ?? '', placeholder: t('search'), onSearch: (name) => change({ name: name || undefined }) }}
        filters={useFilters(view, change)}
        onClear={clear}
        end={<TableOptions list="charges" columns={columns} />}
      />
      {ignored.length > 0 && (
        <div className="px-4 pb-3 sm:px-6">
          <Note>{tList('ignored', { keys: ignored.map((key) => key.slice(0, 30)).join(', ') })}</Note>
        </div>
      )}
      <ListView
        list="charges"
        caption={t('title')}
        columns={columns}
        rows={reading.data?.items}
        status={problem ? 'error' : reading.status}
        problem={<QueryProblem reading={reading} />}
        rowId={(row) => row.id}
        rowHref={(row) => `/charges/${row.id}`}
        rowName={(row) => `${tList('open')}: ${partyName(row) ?? row.clientReference ?? row.id}`}
        card={(row) => (
          <TwoLineCard
            title={<Party transaction={row} />}
            amount={<TransactionAmount transaction={row} />}
            meta={row.status === 'PENDING' ? <TimeLeft charge={row} /> : formatDateTime(row.createdAt, locale)}
            badge={<StatusBadge status={row.status} />}
          />
        )}
        stale={reading.isPlaceholderData}
        filtered={filtersIn(view).length > 0}
        onClear={clear}
        empty={
          <Empty drawing={<EmptyDrawing />} title={t('emptyTitle')}>
            {t('emptyText')}
          </Empty>
        }
        pager={{
          page: view.page ?? 1,
          size: view.limit ?? defaultLimit,
          hasNext: reading.data?.hasNext === true,
          onPage: (page) => change({ page }),
          onSize: (limit) => change({ limit }),
        }}
      />
    </>
  );
}
