'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TwoLineCard } from '@/components/data-table/two-line-card';
import { ListPage } from '@/components/list-page/list-page';
import { type Cells, useColumns } from '@/components/list-page/use-columns';
import { useList } from '@/components/list-page/use-list';
import { Party } from '@/components/transaction/party';
import { StatusBadge } from '@/components/transaction/status-badge';
import { TransactionAmount } from '@/components/transaction/transaction-amount';
import { ButtonLink } from '@/components/ui/action/button-link';
import { useFollow } from '@/lib/client/use-follow';
import type { Transaction } from '@/lib/contracts/shapes';
import { hasPendingRefund } from '@/lib/domain/payment/refund-parts';
import { partyName } from '@/lib/domain/transaction-party';
import type { List } from '@/lib/lists/definition/list';
import type { TypeView, typeFields } from '@/lib/lists/transactions-of-type';
import { useTransactionMenu } from './use-transaction-menu';
import { useTypeFilters } from './use-type-filters';

type TransactionsOfTypeProps<Id extends string> = {
  list: List<'charges' | 'withdrawals', 'transactions.list', typeof typeFields, Id>;
  cells: Cells<Transaction, Id>;
  actions: ReactNode;
  /** The form that makes one, for who may. */
  create: `/${string}` | null;
  /** Tabs under the title. */
  tabs?: (view: TypeView) => ReactNode;
  cardMeta: (row: Transaction) => ReactNode;
};

/** The list of the transactions of one type. Its words stand under its own name in the messages. */
export function TransactionsOfType<Id extends string>(props: TransactionsOfTypeProps<Id>) {
  const { list, cells, actions, create, tabs, cardMeta } = props;
  const t = useTranslations(list.name);
  const tList = useTranslations('transactions');
  const state = useList(list);
  const { view } = state;
  const menu = useTransactionMenu();
  useFollow(state.reading, hasPendingRefund(state.rows));
  return (
    <ListPage
      state={state}
      title={t('title')}
      caption={t('title')}
      actions={actions}
      tabs={tabs?.(view)}
      search={{ placeholder: t('search') }}
      filters={useTypeFilters(state)}
      columns={useColumns(list, cells)}
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
