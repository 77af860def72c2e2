'use client';

import { useTranslations } from 'use-intl';
import type { Filter, SeveralFilter } from '@/components/data-table/filters/filter';
import { type Narrowed, useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import type { statementList } from '@/lib/lists/statements';

/** Every filter the service's list has: what a file is narrowed by, too. */
export function useFilters(state: Narrowed<typeof statementList.fields>): readonly Filter[] {
  const t = useTranslations('statements.filters');
  const { text, several, amount, order, period } = useFilterBuilders(state);
  return [
    period(),
    several('operation', t('operation'), (one) => t(`operations.${one}`)),
    text('reason', t('reason')),
    amount('amountFrom', t('amountFrom')),
    amount('amountTo', t('amountTo')),
    text('transactionId', t('transactionId')),
    text('id', t('id')),
    // The newest first is the service's own and has no name.
    order(t('order'), {
      oldest: { label: t('orders.oldest'), query: { sortBy: 'createdAt', sortDirection: 'asc' } },
      largest: { label: t('orders.largest'), query: { sortBy: 'amount', sortDirection: 'desc' } },
      smallest: { label: t('orders.smallest'), query: { sortBy: 'amount', sortDirection: 'asc' } },
    }),
  ];
}

/** Which balance the rows are of: the available one until it is taken away. Files have the lines of both. */
export function useBalanceFilter({ view, change }: Narrowed<typeof statementList.fields>): SeveralFilter {
  const t = useTranslations('statements');
  const { balance = 'AVAILABLE' } = view;
  return {
    kind: 'several',
    name: 'balance',
    label: t('columns.balanceType'),
    value: balance === 'all' ? [] : [balance],
    options: (['AVAILABLE', 'BLOCKED'] as const).map((value) => ({ value, label: t(`sides.${value}`) })),
    apply: ([chosen, other]) =>
      change({ balance: chosen === undefined || other !== undefined ? 'all' : chosen === 'BLOCKED' ? chosen : undefined }),
  };
}
