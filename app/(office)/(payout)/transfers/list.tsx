'use client';

import { useTranslations } from 'use-intl';
import { CreateLink } from '@/components/account/create-link';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { PartialNote } from '@/components/feedback/partial-note';
import { useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { ListPage } from '@/components/list-page/list-page';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { useTransactionMenu } from '@/components/transaction-list/use-transaction-menu';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { partyName } from '@/lib/domain/transaction-party';
import { formatDateTime } from '@/lib/format/date-text';
import { transferList } from '@/lib/lists/pix/transfers';
import { cells } from './columns';

export function TransferList({ mayCreate }: { mayCreate: boolean }) {
  const t = useTranslations('transfers');
  const settings = useDisplaySettings();
  const state = useList(transferList);
  const tFilter = useTranslations('transactions.filters');
  const { period, text, amount } = useFilterBuilders(state);
  const found = state.reading.data;
  const menu = useTransactionMenu();
  return (
    <ListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      actions={
        <CreateLink permission="transfer" href="/transfers/new" label={t('new')} mayCreate={mayCreate} mayNotCreate={t('mayNotCreate')} />
      }
      search={{ placeholder: t('search') }}
      filters={[
        period(),
        text('name', tFilter('name')),
        amount('amount', tFilter('amount')),
        text('clientReference', tFilter('clientReference')),
        text('virtualAccount', tFilter('virtualAccount')),
      ]}
      notes={found?.truncated && <PartialNote>{t('truncated', { count: found.count })}</PartialNote>}
      columns={useColumns(transferList, cells)}
      rowId={({ id }) => id}
      rowHref={({ id }) => hrefOf(id)}
      rowMenu={(row) => menu(row, hrefOf(row.id))}
      rowName={(row) => `${t('open')}: ${partyName(row) ?? row.clientReference ?? row.id}`}
      card={(row) => (
        <TwoLineCard
          title={<Party transaction={row} />}
          amount={<TransactionAmount transaction={row} />}
          meta={formatDateTime(row.createdAt, settings)}
          badge={<StatusBadge status={row.status} />}
        />
      )}
      empty={{
        title: t('emptyTitle'),
        text: t('emptyText'),
        action: mayCreate && (
          <ButtonLink variant="primary" icon="plus" href="/transfers/new">
            {t('new')}
          </ButtonLink>
        ),
      }}
    />
  );
}

const hrefOf = (id: string) => `/transactions/${id}`;
