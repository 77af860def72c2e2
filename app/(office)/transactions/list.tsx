'use client';

import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ExportAct } from '@/app/(office)/export-act';
import { FilterBar } from '@/components/data-table/filter-bar';
import { ListView } from '@/components/data-table/list-view';
import { pagedReading } from '@/components/data-table/paged-reading';
import { TableOptions } from '@/components/data-table/table-options';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { Empty } from '@/components/feedback/empty';
import { EmptyDrawing } from '@/components/feedback/empty-drawing';
import { PageHeader } from '@/components/shell/page-header';
import { useFreshness } from '@/components/shell/use-freshness';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { typeIcon } from '@/components/transaction/type-label';
import { useLeaveTrail, useRowLeft } from '@/lib/client/list-trail';
import { useRead } from '@/lib/client/use-read';
import { useReader } from '@/lib/client/use-reader';
import { useUrlQuery } from '@/lib/client/use-url-query';
import { transactionKind } from '@/lib/contracts/transaction-kind';
import { partyName } from '@/lib/contracts/transaction-party';
import { transactions } from '@/lib/contracts/transactions';
import { formatDateTime } from '@/lib/format/date-text';
import { useTransactionColumns } from './columns';
import { Notes } from './notes';
import { Presets } from './presets';
import { useFilters } from './use-filters';
import { useSearch, wholeHistory } from './use-search';
import { addressOf, filtersIn, listQuery, viewFields } from './view';

export function TransactionList() {
  const t = useTranslations('transactions');
  const reader = useReader();
  const { query: view, ignored, change, clear } = useUrlQuery(viewFields);
  const [now] = useState(() => new Date());
  const query = listQuery(view, now, reader.zone);
  const reading = useRead(transactions.list, { query });
  const columns = useTransactionColumns();
  const filters = useFilters(view, change);
  const search = useSearch(view, change);
  useLeaveTrail(
    'transactions',
    addressOf(view),
    useMemo(() => reading.data?.items.map((row) => row.id), [reading.data]),
  );
  useRowLeft('transactions', hrefOf, reading.data !== undefined);

  return (
    <>
      <PageHeader
        title={t('title')}
        meta={useFreshness(reading)}
        actions={<ExportAct list="transactions" table="transactions" columns={columns} query={query} filters={filters} />}
      />
      <Presets view={view} />
      <FilterBar
        search={{ value: view.name ?? view.clientReference ?? view.endToEndId ?? '', placeholder: t('search'), onSearch: search }}
        filters={filters}
        onClear={clear}
        end={<TableOptions list="transactions" columns={columns} />}
      />
      <Notes
        view={view}
        ignored={ignored}
        onBack={(period) => change({ period, aside: undefined, endToEndId: undefined, clientReference: undefined })}
      />
      <ListView
        {...pagedReading(reading, view, change)}
        list="transactions"
        caption={t('list')}
        columns={columns}
        rowId={(row) => row.id}
        rowHref={(row) => hrefOf(row.id)}
        rowName={(row) => `${t('open')}: ${partyName(row) ?? row.id}`}
        rowMenu={(row) => [
          { label: t('open'), href: hrefOf(row.id) },
          copyItem(t('copyId'), row.id),
          ...(row.endToEndId === null ? [] : [copyItem(t('copyEndToEndId'), row.endToEndId)]),
          ...(row.clientReference === null ? [] : [copyItem(t('copyReference'), row.clientReference)]),
        ]}
        card={(row) => (
          <TwoLineCard
            icon={typeIcon(transactionKind(row))}
            title={<Party transaction={row} />}
            amount={<TransactionAmount transaction={row} />}
            meta={formatDateTime(row.createdAt, reader)}
            badge={<StatusBadge status={row.status} />}
          />
        )}
        onClear={filtersIn(view).length > 0 || view.period !== 'all' ? clear : undefined}
        onWiden={view.period === 'all' ? undefined : () => change(wholeHistory(view))}
        empty={
          <Empty drawing={<EmptyDrawing />} title={t('emptyTitle')}>
            {t('emptyText')}
          </Empty>
        }
      />
    </>
  );
}

const hrefOf = (id: string) => `/transactions/${id}`;

function copyItem(label: string, value: string) {
  return { label, icon: 'copy' as const, onSelect: () => navigator.clipboard.writeText(value) };
}
