'use client';

import { useTranslations } from 'use-intl';
import type { Filter } from '@/components/data-table/filters/filter';
import { type Narrowed, useFilterBuilders } from '@/components/list-page/filters/use-filter-builders';
import { useRefundFilter } from '@/components/transaction-list/use-refund-filter';
import { useTypeFilters } from '@/components/transaction-list/use-type-filters';
import type { transactionList } from '@/lib/lists/pix/transactions';

/** Every filter the service's list has: those of one type, and the type; and what became of refunds, which the service does not filter. */
export function useFilters(state: Narrowed<typeof transactionList.fields>): readonly Filter[] {
  const t = useTranslations('transactions.filters');
  const { several } = useFilterBuilders(state);
  const refund = useRefundFilter(state);
  const type = several('type', t('type'), useTranslations('type'));
  return useTypeFilters(state).flatMap((filter) => (filter.name === 'status' ? [filter, refund, type] : [filter]));
}
