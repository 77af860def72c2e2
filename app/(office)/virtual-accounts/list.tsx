'use client';

import { useTranslations } from 'use-intl';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { PartialNote } from '@/components/feedback/partial-note';
import { useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { ListPage } from '@/components/list-page/list-page';
import { type Cells, useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { Money } from '@/components/transaction/money';
import type { RecordOf } from '@/lib/contracts/shapes';
import { addressOf } from '@/lib/lists/definition/list';
import { transactionList } from '@/lib/lists/pix/transactions';
import { virtualAccountList } from '@/lib/lists/virtual-accounts';

type VirtualAccount = RecordOf<'virtualAccounts.list'>['items'][number];

/** What moved under each virtual account in a period; each leads to its transactions. */
export function VirtualAccounts() {
  const t = useTranslations('virtualAccounts');
  const state = useList(virtualAccountList);
  const { period, text } = useFilterBuilders(state);
  const { period: named, from, to } = state.view;
  return (
    <ListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      search={{ placeholder: t('search') }}
      filters={[period(), text('text', t('columns.id'))]}
      notes={state.reading.data?.truncated && <PartialNote>{t('truncated')}</PartialNote>}
      columns={useColumns(virtualAccountList, cells)}
      rowId={({ id }) => id}
      // The service has no filter for transactions without a virtual account.
      rowHref={({ id }) => (id === '' ? undefined : addressOf(transactionList, { virtualAccount: id, period: named, from, to }))}
      rowName={({ id }) => t('open', { name: id })}
      card={(row) => (
        <TwoLineCard
          title={row.id || t('without')}
          amount={row.net && <Money value={row.net} />}
          meta={t('summary', { count: row.count })}
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}

const cells: Cells<VirtualAccount, keyof typeof virtualAccountList.columns> = {
  id: (row) => (row.id === '' ? <Without /> : <bdi>{row.id}</bdi>),
  count: ({ count }) => <Count count={count} />,
};

function Count({ count }: { count: number }) {
  return <span className="numbers">{useTranslations('virtualAccounts')('count', { count })}</span>;
}

function Without() {
  return <span className="text-muted">{useTranslations('virtualAccounts')('without')}</span>;
}
