'use client';

import { useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filter';
import type { QueryChange } from '@/lib/client/use-url-query';
import { transactionStatuses } from '@/lib/contracts/transactions';
import type { View, viewFields } from './type-view';
import { useAmountFilter } from './use-amount-filter';
import { usePeriodFilter } from './use-period-filter';

type Change = (change: QueryChange<typeof viewFields>) => void;

/** The filters of the service's list that narrow one type, over the state in the address. */
export function useTypeFilters(view: View, change: Change): readonly Filter[] {
  const t = useTranslations('transactions.filters');
  const tStatus = useTranslations('status');
  const amountFilter = useAmountFilter();
  const text = (name: 'name' | 'clientReference' | 'virtualAccount'): Filter => ({
    kind: 'text',
    name,
    label: t(name),
    value: view[name] ?? null,
    apply: (value) => change({ [name]: value ?? undefined }),
  });
  return [
    usePeriodFilter(view, change),
    {
      kind: 'several',
      name: 'status',
      label: t('status'),
      value: view.status ?? [],
      options: transactionStatuses.map((value) => ({ value, label: tStatus(value) })),
      apply: (values) => {
        const chosen = transactionStatuses.filter((known) => values.includes(known));
        change({ status: chosen.length > 0 ? chosen : undefined });
      },
    },
    text('name'),
    amountFilter({ name: 'amount', label: t('amount'), value: view.amount, apply: change }),
    text('clientReference'),
    text('virtualAccount'),
  ];
}
