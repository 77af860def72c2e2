'use client';

import { type ReactNode, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ExportAct } from '@/app/(office)/export-act';
import { IgnoredNote } from '@/app/(office)/ignored-note';
import type { Column } from '@/components/data-table/column';
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
import { useLeaveTrail } from '@/lib/client/list-trail';
import { useRead } from '@/lib/client/use-read';
import { useReader } from '@/lib/client/use-reader';
import { useUrlQuery } from '@/lib/client/use-url-query';
import type { Transaction } from '@/lib/contracts/shapes';
import { partyName } from '@/lib/contracts/transaction-party';
import { type transactionFilterTypes, transactions } from '@/lib/contracts/transactions';
import { isFiltered, typeAddress, typeQuery, type View, viewFields } from './type-view';
import { useTypeFilters } from './use-type-filters';

type TypeListProps<Made extends string> = {
  list: 'charges' | 'withdrawals';
  type: (typeof transactionFilterTypes)[number];
  columns: readonly Column<Transaction, Made>[];
  acts: ReactNode;
  /** Tabs under the title. */
  presets?: (view: View) => ReactNode;
  rowHref: (row: Transaction) => string;
  cardMeta: (row: Transaction) => ReactNode;
};

/** The list of the transactions of one type, over the state in the address. Its words stand under its own name in the messages. */
export function TypeList<Made extends string>({ list, type, columns, acts, presets, rowHref, cardMeta }: TypeListProps<Made>) {
  const t = useTranslations(list);
  const tList = useTranslations('transactions');
  const { query: view, ignored, change, clear } = useUrlQuery(viewFields);
  const { zone } = useReader();
  const [now] = useState(() => new Date());
  const query = typeQuery(type, view, now, zone);
  const filters = useTypeFilters(view, change);
  const reading = useRead(transactions.list, { query });
  useLeaveTrail(
    list,
    typeAddress(`/${list}`, view),
    useMemo(() => reading.data?.items.map((row) => row.id), [reading.data]),
  );
  return (
    <>
      <PageHeader title={t('title')} meta={useFreshness(reading)} actions={acts} />
      {presets?.(view)}
      <FilterBar
        search={{ value: view.name ?? '', placeholder: t('search'), onSearch: (name) => change({ name: name || undefined }) }}
        filters={filters}
        onClear={clear}
        end={
          <span className="flex items-center gap-2">
            <ExportAct list={list} table={list} columns={columns} query={query} filters={filters} />
            <TableOptions list={list} columns={columns} />
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
        list={list}
        caption={t('title')}
        columns={columns}
        rowId={(row) => row.id}
        rowHref={rowHref}
        rowName={(row) => `${tList('open')}: ${partyName(row) ?? row.clientReference ?? row.id}`}
        card={(row) => (
          <TwoLineCard
            title={<Party transaction={row} />}
            amount={<TransactionAmount transaction={row} />}
            meta={cardMeta(row)}
            badge={<StatusBadge status={row.status} />}
          />
        )}
        onClear={isFiltered(view) ? clear : undefined}
        empty={
          <Empty drawing={<EmptyDrawing />} title={t('emptyTitle')}>
            {t('emptyText')}
          </Empty>
        }
      />
    </>
  );
}
