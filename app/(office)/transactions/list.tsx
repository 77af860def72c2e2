'use client';

import { useTranslations } from 'use-intl';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { ListPage } from '@/components/list-page/list-page';
import { useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { typeIcon } from '@/components/transaction/type-label';
import { useTransactionMenu } from '@/components/transaction-list/use-transaction-menu';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useFollow } from '@/lib/client/query/use-follow';
import { useDisplaySettings } from '@/lib/client/use-display-settings';
import { hasPendingRefund } from '@/lib/domain/payment/refund-parts';
import { transactionKind } from '@/lib/domain/transaction-kind';
import { partyName } from '@/lib/domain/transaction-party';
import { formatDateTime } from '@/lib/format/date-text';
import { transactionList } from '@/lib/lists/pix/transactions';
import { cells } from './columns';
import { Presets } from './presets';
import { StatusLookupButton } from './status-lookup-button';
import { useFilters } from './use-filters';

export function TransactionList({ mayCharge }: { mayCharge: boolean }) {
  const t = useTranslations('transactions');
  const settings = useDisplaySettings();
  const state = useList(transactionList);
  const { view } = state;
  useFollow(state.reading, hasPendingRefund(state.rows));
  const columns = useColumns(transactionList, cells);
  const menu = useTransactionMenu();
  const charge = mayCharge && (
    <ButtonLink variant="primary" icon="plus" href="/charges/new">
      {t('charge')}
    </ButtonLink>
  );
  return (
    <ListPage
      state={state}
      title={t('title')}
      caption={t('list')}
      actions={
        <>
          <StatusLookupButton />
          {charge}
        </>
      }
      tabs={<Presets view={view} />}
      search={{ placeholder: t('search') }}
      filters={useFilters(state)}
      columns={columns}
      rowId={({ id }) => id}
      rowHref={({ id }) => hrefOf(id)}
      rowName={(row) => `${t('open')}: ${partyName(row) ?? row.id}`}
      rowMenu={(row) => menu(row, hrefOf(row.id))}
      card={(row) => (
        <TwoLineCard
          icon={typeIcon(transactionKind(row))}
          title={<Party transaction={row} />}
          amount={<TransactionAmount transaction={row} />}
          meta={formatDateTime(row.createdAt, settings)}
          badge={<StatusBadge status={row.status} />}
        />
      )}
      empty={{ title: t('emptyTitle'), text: t('emptyText'), action: charge }}
    />
  );
}

const hrefOf = (id: string) => `/transactions/${id}`;
