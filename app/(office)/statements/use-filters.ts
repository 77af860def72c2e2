'use client';

import { useTranslations } from 'use-intl';
import { useAmountFilter } from '@/app/(office)/use-amount-filter';
import { usePeriodFilter } from '@/app/(office)/use-period-filter';
import type { Filter } from '@/components/data-table/filter';
import type { QueryChange } from '@/lib/client/use-url-query';
import { statementOperations } from '@/lib/contracts/statements';
import type { View, viewFields } from './view';

type Change = (change: QueryChange<typeof viewFields>) => void;

const orders = ['oldest', 'largest', 'smallest'] as const;

/** The service's order under the name people have for it; the newest first has none. */
const orderQueries = {
  oldest: { sortBy: 'createdAt', sortDirection: 'asc' },
  largest: { sortBy: 'amount', sortDirection: 'desc' },
  smallest: { sortBy: 'amount', sortDirection: 'asc' },
} as const;

/** Every filter the service's list has, over the state in the address. */
export function useFilters(view: View, change: Change): readonly Filter[] {
  const t = useTranslations('statements.filters');
  const amountFilter = useAmountFilter();
  const amount = (name: 'amountFrom' | 'amountTo') => amountFilter({ name, label: t(name), value: view[name], apply: change });
  const text = (name: 'reason' | 'transactionId' | 'id'): Filter => ({
    kind: 'text',
    name,
    label: t(name),
    value: view[name] ?? null,
    apply: (value) => change({ [name]: value ?? undefined }),
  });
  const period = usePeriodFilter(view, change);
  if (view.tab === 'days') return [period];
  return [
    period,
    {
      kind: 'several',
      name: 'operation',
      label: t('operation'),
      value: view.operation ? [view.operation] : [],
      options: statementOperations.map((value) => ({ value, label: t(`operations.${value}`) })),
      apply: (values) => change({ operation: values.length === 1 ? statementOperations.find((known) => known === values[0]) : undefined }),
    },
    text('reason'),
    amount('amountFrom'),
    amount('amountTo'),
    text('transactionId'),
    text('id'),
    {
      kind: 'several',
      name: 'order',
      label: t('order'),
      value: orders.filter((order) => order === orderOf(view)),
      options: orders.map((order) => ({ value: order, label: t(`orders.${order}`) })),
      apply: (values) => {
        const chosen =
          orders.findLast((order) => values.includes(order) && order !== orderOf(view)) ?? orders.find((o) => values.includes(o));
        change(chosen ? orderQueries[chosen] : { sortBy: undefined, sortDirection: undefined });
      },
    },
  ];
}

function orderOf({ sortBy, sortDirection }: View): (typeof orders)[number] | null {
  if (sortBy === 'amount') return sortDirection === 'asc' ? 'smallest' : 'largest';
  return sortDirection === 'asc' ? 'oldest' : null;
}
