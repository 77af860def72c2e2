'use client';

import { useTranslations } from 'use-intl';
import { Presets } from '@/app/(office)/charges/presets';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { ListFilters } from '@/components/list-page/filters/list-filters';
import { useDocumentFilter } from '@/components/list-page/filters/use-document-filter';
import { useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { PlainListPage } from '@/components/list-page/plain-list-page';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { Money } from '@/components/transaction/money';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { formatDateTime } from '@/lib/format/date-text';
import { pendingDepositList } from '@/lib/lists/pix/pending-deposits';
import { cells } from './columns';
import { PendingDepositBadge } from './pending-deposit-badge';

/** Only read: no one can approve them here. */
export function PendingDepositList() {
  const t = useTranslations('pendingDeposits');
  const tFilter = useTranslations('transactions.filters');
  const tInfraction = useTranslations('infractions.filters');
  const tCharges = useTranslations('charges');
  const settings = useDisplaySettings();
  const state = useList(pendingDepositList);
  const { text, several, amount, days } = useFilterBuilders(state);
  const document = useDocumentFilter();
  const { view, change } = state;
  const columns = useColumns(pendingDepositList, cells);
  return (
    <PlainListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      tabs={<Presets view={null} />}
      absent={{
        title: t('absentTitle'),
        text: t('absentText'),
        action: <ButtonLink href="/charges">{tCharges('title')}</ButtonLink>,
      }}
      lead={<p className="px-4 pt-4 text-muted sm:px-6">{t('meaning')}</p>}
      bar={
        <ListFilters
          state={state}
          search={{ placeholder: t('search') }}
          filters={[
            several('status', tFilter('status'), useTranslations('pendingDeposits.status')),
            text('name', tFilter('name')),
            document({
              name: 'document',
              label: tFilter('document'),
              value: view.document,
              apply: (token) => change({ document: token }),
            }),
            amount('amountMin', tInfraction('amountMin')),
            amount('amountMax', tInfraction('amountMax')),
            text('endToEndId', tFilter('endToEndId')),
            days('from', 'to'),
          ]}
        />
      }
      columns={columns}
      rowId={({ id }) => id}
      rowHref={({ id }) => `${pendingDepositList.path}/${id}`}
      rowName={(row) => row.payerName ?? row.id}
      card={(row) => (
        <TwoLineCard
          title={row.payerName ?? row.id}
          amount={<Money value={row.amount} sign="+" />}
          meta={formatDateTime(row.createdAt, settings)}
          badge={<PendingDepositBadge status={row.status} />}
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
