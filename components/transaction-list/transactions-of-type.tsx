'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Columns } from '@/components/data-table/column';
import type { Filter } from '@/components/data-table/filters/filter';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { ListPage } from '@/components/list-page/list-page';
import type { ListState } from '@/components/list-page/use-list';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useFollow } from '@/lib/client/query/use-follow';
import type { Transaction } from '@/lib/contracts/shapes';
import { hasPendingRefund } from '@/lib/domain/payment/refund-parts';
import { partyName } from '@/lib/domain/transaction-party';
import { useTransactionMenu } from './use-transaction-menu';

type TransactionsOfTypeProps = {
  name: 'charges' | 'withdrawals';
  state: ListState<Transaction>;
  filters: readonly Filter[];
  columns: Columns<Transaction>;
  actions: ReactNode;
  /** The form that makes one, for who may. */
  create: `/${string}` | null;
  /** Tabs under the title. */
  tabs?: ReactNode;
  cardMeta: (row: Transaction) => ReactNode;
};

/** The list of the transactions of one type. Its words stand under its own name in the messages. */
export function TransactionsOfType({ name, state, filters, columns, actions, create, tabs, cardMeta }: TransactionsOfTypeProps) {
  const t = useTranslations(name);
  const tList = useTranslations('transactions');
  const menu = useTransactionMenu();
  useFollow(state.reading, hasPendingRefund(state.rows));
  return (
    <ListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      actions={actions}
      tabs={tabs}
      search={{ placeholder: t('search') }}
      filters={filters}
      columns={columns}
      rowId={({ id }) => id}
      rowHref={hrefOf}
      rowMenu={(row) => menu(row, hrefOf(row))}
      rowName={(row) => `${tList('open')}: ${partyName(row) ?? row.clientReference ?? row.id}`}
      card={(row) => (
        <TwoLineCard
          title={<Party transaction={row} />}
          amount={<TransactionAmount transaction={row} />}
          meta={cardMeta(row)}
          badge={<StatusBadge status={row.status} />}
        />
      )}
      empty={{
        title: t('emptyTitle'),
        text: t('emptyText'),
        action: create && (
          <ButtonLink variant="primary" icon="plus" href={create}>
            {t('new')}
          </ButtonLink>
        ),
      }}
    />
  );
}

const hrefOf = ({ id }: Transaction) => `/transactions/${id}`;
