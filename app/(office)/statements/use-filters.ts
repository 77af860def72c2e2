'use client';

import { useLocale, useTranslations } from 'use-intl';
import { useAmountFilter } from '@/app/(office)/use-amount-filter';
import type { Filter } from '@/components/data-table/filter';
import type { QueryChange } from '@/lib/client/use-url-query';
import { statementOperations } from '@/lib/contracts/statements';
import { formatDayRange } from '@/lib/format/date-text';
import { periodDays, periods } from '@/lib/format/period';
import { type View, viewDays, type viewFields } from './view';

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
  const tPeriod = useTranslations('period');
  const locale = useLocale();
  const amountFilter = useAmountFilter();
  const amount = (name: 'amountFrom' | 'amountTo') => amountFilter({ name, label: t(name), value: view[name], apply: change });
  const text = (name: 'reason' | 'transactionId' | 'id'): Filter => ({
    kind: 'text',
    name,
    label: t(name),
    value: view[name] ?? null,
    apply: (value) => change({ [name]: value ?? undefined }),
  });
  const period: Filter = {
    kind: 'period',
    name: 'period',
    label: tPeriod('label'),
    value: viewDays(view, new Date()),
    show: (range) => formatDayRange(range.from, range.to, locale),
    apply: (range) => {
      const preset = range && periods.find((known) => sameDays(periodDays(known, new Date()), range));
      const days = range && !preset ? range : undefined;
      change({ period: preset ?? undefined, from: days?.from, to: days?.to });
    },
  };
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

function sameDays(a: { from: string; to: string }, b: { from: string; to: string }): boolean {
  return a.from === b.from && a.to === b.to;
}
