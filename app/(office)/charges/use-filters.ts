'use client';

import type { Filter } from '@/components/data-table/filters/filter';
import type { Narrowed } from '@/components/list-page/filters/use-filter-builders';
import { useRefundFilter } from '@/components/transaction-list/use-refund-filter';
import { useTypeFilters } from '@/components/transaction-list/use-type-filters';
import type { chargeList } from '@/lib/lists/pix/charges';

/** The filters of one type, and after the status what became of refunds. */
export function useFilters(state: Narrowed<typeof chargeList.fields>): readonly Filter[] {
  const refund = useRefundFilter(state);
  return useTypeFilters(state).flatMap((filter) => (filter.name === 'status' ? [filter, refund] : [filter]));
}
